"""The words of the interface: sentences made from message keys and facts."""
