class A; foreach i = !range(12) in def r#i : A; def r1_b : A; def r01 : A; def R5 : A; def all { list<A> l = !instances<A>(); }
