class A { bit unset; bit zero = 0; bit one = 1; bit t = true; bit f = false; bit b = 0b1; bit e = !eq(1, 1); bit i = !if(1, 0, 1); }
def a : A;
class B<bit x> { bit y = x; int i = x; bits<1> bs = x; } def b : B<1>; def c : B<0b0>;
