defset list<int> x = {
