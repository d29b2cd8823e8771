class A<bits<3> x, bit y, bits<2> z> { bits<8> w = { x, y, z, 0b01 }; bits<6> v = { 1, x, z }; bits<4> u = { y, x }; bits<2> n = { !eq(x, 1), !not(y) }; }
def a : A<0b101, 1, 2>; def b : A<1, 0, 0>;
