"""From the lines that rules and model recognised to one diagnosis."""
