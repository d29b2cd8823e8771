class A; def r : A; def a { list<A> x = !instances<A>("["); }
