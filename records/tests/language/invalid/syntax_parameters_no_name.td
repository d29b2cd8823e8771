class A<int>;
