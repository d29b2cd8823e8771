class A<int x;
