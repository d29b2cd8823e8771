class A<bit b, bits<4> n, int i, list<bit> l> { int s = !add(b, n, i); list<bit> m = l; } def a : A<1, 7, 0b11, [1, 0, true]>; def b : A<true, 0b1111, false, [!eq(1, 1)]>;
