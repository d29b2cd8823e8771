defset list<int> x = ;
