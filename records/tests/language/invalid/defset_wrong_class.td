class A; class B; defset list<A> s = { def b : B; }
