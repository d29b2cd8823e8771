class A; class B; def a : A; def b { B x = a; }
