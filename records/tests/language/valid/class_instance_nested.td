class A<int n> { int v = n; } class B<A a> { int w = a.v; A own = a; } class C<int n> { B b = B<A<n>>; int x = B<A<!add(n, 1)>>.w; }
def c : C<1>; def d { C c = C<5>; int y = C<6>.b.own.v; }
