class A { int x = 1; } def a : A { let x{1} = 1; }
