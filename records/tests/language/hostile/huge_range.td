def a { list<int> l = !range(0, 9223372036854775807); }
