class A = B;
