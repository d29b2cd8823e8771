class A<int x,>;
