let y = 2 in class A<int x;
