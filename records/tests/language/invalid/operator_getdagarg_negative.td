def o; class A<dag d> { int x = !getdagarg<int>(d, -1); } def a : A<(o 1:$m)>;
