def a { list<string> x = !listsplat(1, 2); }
