def a { int x = !cond(1: ?); }
