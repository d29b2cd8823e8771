defset list<int> x {}
