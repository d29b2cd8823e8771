def a { list<list<int>> x = !foreach(i, [1], !foreach(i, [2], i)); }
