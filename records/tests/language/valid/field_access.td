class A { int x = 1; list<int> l = [5, 6]; } class B { A a; int v = 2; }
def a : A; def b : B { let a = !cast<A>("a"); }

def d { int x = b.a.x; int e = b.a.l[1]; list<int> s = b.a.l[0, 1]; int own = b.v; }
class L<B b> { int x = b.a.x; int y = b.v; int z = b.a.l[0]; } def l : L<b>;
