def o; def a { list<int> d = (o 1); }
