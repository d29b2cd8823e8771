class A<int x>; def a : A<x = >;
