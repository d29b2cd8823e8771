class A { int x = 1; } class B : A { let x = 2; } def c : A, B;
