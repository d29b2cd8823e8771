class A<list<int> l> { defvar n = !size(l); defvar last = l[!sub(n, 1)]; int x = last; list<int> y = !foreach(i, l, !add(i, n)); } def a : A<[4, 5]>;
