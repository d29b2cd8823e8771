class A<int p> { int x = p; int y = !add(x, 1); }
class B<int p> : A<p> { let x = !mul(p, 2); } def b : B<3>;
def c : A<1> { defvar t = 7; let x = t; let y = !add(x, t); }
