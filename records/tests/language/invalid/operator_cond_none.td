def a { int x = !cond(0: 2, 0: 3); }
