class A { bits<4> x = 0; } def a : A { let x{0...4294967295} = 0; }
