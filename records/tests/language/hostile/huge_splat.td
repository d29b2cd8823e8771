def a { list<int> l = !listsplat(1, 9999999999); }
