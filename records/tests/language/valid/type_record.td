class A<int n> { int v = n; A other; }
def x : A<1>; def y : A<2> { let other = x; }
def z { A a = y; int v = y.v; int w = y.other.v; }
