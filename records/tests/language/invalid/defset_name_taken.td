class A; def s; defset list<A> s = { def a : A; }
