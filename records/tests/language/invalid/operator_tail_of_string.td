def a { list<int> x = !tail("s"); }
