def a { list<int> x = !foreach(i, 5, i); }
