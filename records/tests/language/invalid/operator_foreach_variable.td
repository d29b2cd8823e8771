def a { int i = 1; list<int> x = !foreach(i, [1], i); }
