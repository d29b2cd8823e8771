class A<bit b, int i, bits<1> o> { int x = b; bit y = o; bits<1> z = b; int w = o; bits<4> v = i; int u = !add(b, i, o); } def a : A<1, 1, 0>; def c : A<0, 7, 1>;
