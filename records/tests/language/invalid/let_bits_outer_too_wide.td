class A { bits<4> x = 1; } let x<1-0> = 0b111 in def a : A;
