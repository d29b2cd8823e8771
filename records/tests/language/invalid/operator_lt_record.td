class A; def r : A; def a { bit x = !lt(r, r); }
