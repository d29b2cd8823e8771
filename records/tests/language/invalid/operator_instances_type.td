class A; def a { list<A> x = !instances<A>(5); }
