def add; def sub; def x; class A<dag d> { dag r = !foreach(n, d, !subst(add, sub, n)); } def a : A<(add x, (add x, x))>;
