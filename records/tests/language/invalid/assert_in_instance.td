class A<int n> { assert n, "zero"; } def a { A x = A<0>; }
