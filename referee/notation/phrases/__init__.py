"""What players say in their own words, matched against what can be meant at this moment."""
