class A { int x = 0; } defvar big = 1; let x = 5 in if big then { defvar y = 7; def a : A { let x = y; } def b : A; } else def c : A;
