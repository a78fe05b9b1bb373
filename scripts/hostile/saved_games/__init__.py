"""Saved games that are killed, damaged, raced for, or lose their disk or server."""
