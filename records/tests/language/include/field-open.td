int x = 3
