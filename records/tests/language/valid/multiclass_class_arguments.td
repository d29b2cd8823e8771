// A class's arguments in a multiclass may be the multiclass's own
class A<int a, int b> { int s = !add(a, b); list<int> l = [a, b]; } class W<A r> { int t = r.s; }
multiclass M<int x> { def _a : A<x, 1>; def _w : W<A<x, 2>>; def _v { A i = A<x, 3>; int q = A<x, 4>.s; } } defm m : M<10>; defm n : M<20>;
