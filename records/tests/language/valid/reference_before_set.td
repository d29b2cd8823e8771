class A { int x; int y = x; } def a : A { let x = 5; } class B : A { let y = !add(x, 1); let x = 2; } def b : B;
