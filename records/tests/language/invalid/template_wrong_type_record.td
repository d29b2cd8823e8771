class A; class B; class C<A a> { A x = a; } def b : B; def c : C<b>;
