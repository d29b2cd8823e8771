class A { int x; } def a : A { let y = 1; }
