def a { int x = !foldl(?, [1], p, q, 1); }
