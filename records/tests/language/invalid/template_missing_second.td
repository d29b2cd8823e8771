class A<int x, int y> { int z = !add(x, y); } def a : A<1>;
