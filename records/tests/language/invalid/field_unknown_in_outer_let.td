class A { int x; } let y = 1 in def a : A;
