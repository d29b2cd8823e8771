class Rev<list<int> l> { list<int> r = !foldl([]<int>, l, acc, e, !listconcat([e], acc)); } def a { list<int> x = Rev<[1, 2, 3]>.r; }
