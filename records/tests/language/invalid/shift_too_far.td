class A<int n> { int shifted = !sra(1, n); } def a : A<63>; def b : A<64>;
