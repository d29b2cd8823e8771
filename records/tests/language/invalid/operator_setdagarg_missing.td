def o; class A<dag d> { dag x = !setdagarg(d, "n", 2); } def a : A<(o 1)>;
