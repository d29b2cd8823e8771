def o; class A<dag d> { int x = !getdagarg<int>(d, "n"); } def a : A<(o 1:$m)>;
