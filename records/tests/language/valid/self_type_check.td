class A { bit isA = !exists<A>(NAME); } def a : A;
