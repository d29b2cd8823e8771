class A { bits<4> x = 1; } def a : A { let x{1, 1} = 0b11; }
