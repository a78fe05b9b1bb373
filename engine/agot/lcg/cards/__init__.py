"""The cards of the core set: one module for each House, for plots and for events."""
