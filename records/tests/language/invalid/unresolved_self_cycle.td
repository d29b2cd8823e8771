class A { int x; int y; } def a : A { let x = y; let y = x; }
