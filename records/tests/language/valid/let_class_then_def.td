class A0 { int x = 1; } let x = 5 in class A : A0 { int y = x; } def a : A; def b : A { let x = 7; }
