def o; class A<dag d> { int x = !getdagarg<int>(d, 3); } def a : A<(o 1)>;
