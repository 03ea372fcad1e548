"""The layouts of positions, menus, dice, results and observations."""
