class A; def a : A; def b { int x = a; }
