class A { int x = 1; } let x = "s" in def a : A;
