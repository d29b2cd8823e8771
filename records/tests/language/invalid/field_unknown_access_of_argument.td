class A { int x = 1; } class B<A a> { int y = a.z; }
