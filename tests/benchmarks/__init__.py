"""Speed, memory and start-up, printed by ``make bench``; never timed tests."""
