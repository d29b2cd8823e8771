class A<int x> { int y = x; } class B<int y> : A<!add(y, 1)> { int z = y; } def b : B<5>;
