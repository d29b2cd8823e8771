def a { int p = 1; int x = !foldl(0, [1], p, q, 1); }
