class A<int x, int x> { int y = x; }
