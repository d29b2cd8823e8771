class A; class B; def c { A x = B<>; }
