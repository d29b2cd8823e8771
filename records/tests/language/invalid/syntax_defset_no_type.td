defset 3 = {}
