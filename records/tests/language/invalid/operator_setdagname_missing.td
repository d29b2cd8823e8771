def o; class A<dag d> { dag x = !setdagname(d, 4, "m"); } def a : A<(o 1)>;
