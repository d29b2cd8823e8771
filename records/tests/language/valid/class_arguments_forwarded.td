// Arguments pass through several classes, also under the same name
class A<int x> { int ax = x; } class B<int x> : A<!add(x, 1)> { int bx = x; } class C<int x> : B<!mul(x, 10)> { int cx = x; }
def c : C<2>;
class D<list<int> l> : A<!size(l)>; def d : D<[1, 2, 3]>;
