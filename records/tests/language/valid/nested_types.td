class A<list<list<bits<2>>> l, list<dag> d> { list<bits<2>> x = l[0]; bits<2> y = l[1][0]; dag z = d[0]; int n = !size(d[0]); } def o; def a : A<[[0b01], [0b10, 3]], [(o 1, 2)]>;
