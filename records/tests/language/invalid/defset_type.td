defset int s = { }
