class A<int x><int y>;
