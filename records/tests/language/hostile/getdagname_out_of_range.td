def o; class A<dag d> { string s = !getdagname(d, 7); } def a : A<(o 1)>;
