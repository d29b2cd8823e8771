def a { list<int> l = !range(9223372036854775807, 0, -1); }
