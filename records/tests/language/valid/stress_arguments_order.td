// Defaults may use earlier and later arguments
class A<int a = 1, int b = !add(a, 1), int c = !add(b, 1)> { list<int> l = [a, b, c]; } def x : A; def y : A<10>; def z : A<10, 20>; def w : A<c = 5>; class B<int k> : A<k, c = 7>; def v : B<3>;
