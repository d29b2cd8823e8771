class Op; def o : Op; class A<string n, int v, Op p = o> { dag d = (p v:$x, n, (p (p v))); int s = !size(d); } def a : A<"s", 3>;
