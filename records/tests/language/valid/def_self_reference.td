class A { A me; string s; }
def x : A { let me = x; let s = "x"; }
def y { list<A> l = [x, x.me]; }
