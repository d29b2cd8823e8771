class A<int x = >;
