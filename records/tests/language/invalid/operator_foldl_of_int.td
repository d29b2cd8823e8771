def a { int x = !foldl(0, 1, p, q, 1); }
