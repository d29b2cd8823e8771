class A; def a : A<1>;
