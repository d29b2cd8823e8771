def a { int x = !cond(1: 2, 0: "s"); }
