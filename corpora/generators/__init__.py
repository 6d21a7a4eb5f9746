"""Generated logs: message forms of the rules in realistic surroundings."""
