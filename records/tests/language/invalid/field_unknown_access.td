class A { int x = 1; } def a : A; def b { int y = a.z; }
