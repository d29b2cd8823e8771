class A<int x, int y = 2, int z = !add(x, y), string n = NAME # "_n"> { int s = !add(x, y, z); string name = n; }
def a : A<1>; def b : A<1, 5>; def c : A<1, 5, 9, "given">;
class B<int p> : A<p, !mul(p, 2)>; def d : B<4>;
