def a; def b; def a;
