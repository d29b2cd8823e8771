class A<list<int> l, int n> { list<int> r = !if(!eq(n, 0), l, A<!listconcat(l, l), !sub(n, 1)>.r); } def a { list<int> x = A<[1, 2, 3, 4], 60>.r; }
