class Sum<int n> { int v = !if(!eq(n, 0), 0, !add(n, Sum<!sub(n, 1)>.v)); } def a { int x = Sum<900>.v; }
