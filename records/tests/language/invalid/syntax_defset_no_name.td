defset list<int> = {}
