def a { list<int> x = !listflatten(1); }
