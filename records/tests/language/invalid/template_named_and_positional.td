class A<int x, int z> { int y = !add(x, z); } def a : A<1, x = 2>;
