class A<int n, string s = "d"> { int v = n; string t = s; }
def d { A a = A<1>; A same = A<1>; A other = A<2, "x">; int v = A<3>.v; list<A> l = [A<1>, A<4>]; A noargs = A<5>; dag g = (A<6> A<7>:$x); }
class Late<int n> { A a = A<n>; int v = A<!add(n, 1)>.v; A fixed = A<100>; } def l : Late<8>; def m : Late<9>;
