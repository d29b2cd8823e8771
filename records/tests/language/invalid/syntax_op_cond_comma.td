defvar x = !cond(1: 2 3: 4);
