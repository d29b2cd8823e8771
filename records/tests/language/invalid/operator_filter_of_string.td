def a { list<int> x = !filter(i, "s", 1); }
