class A { int x; } class A { int y; }
