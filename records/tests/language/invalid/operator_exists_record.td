class A; def r : A; def a { bit x = !exists<A>(r); }
