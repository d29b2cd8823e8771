class A<int NAME>;
