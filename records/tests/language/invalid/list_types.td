class A; def r : A; def a { list<int> x = [1, r]; }
