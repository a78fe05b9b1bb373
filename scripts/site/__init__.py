"""The documentation site: pages made from what the program itself knows."""
