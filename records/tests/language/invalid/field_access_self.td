class A { int x = 1; } def a : A { int y = a.x; }
