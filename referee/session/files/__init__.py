"""Files of the user: in folders of the program, named by the user, and tables for other computers."""
