"""The table in the terminal. `startup.run_app` starts it; nothing is imported here."""
