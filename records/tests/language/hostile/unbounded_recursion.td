class A<int n> { int v = A<!add(n, 1)>.v; } def a { int x = A<0>.v; }
