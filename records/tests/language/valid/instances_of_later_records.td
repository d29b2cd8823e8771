class A; def early { list<A> l = !instances<A>(); } def x : A; class Q { list<A> l = !instances<A>(); } def late : Q; def y : A; def later : Q;
