class A<int x, int z> { int y = !add(x, z); } def a : A<z = 1, 2>;
