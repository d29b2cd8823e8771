defvar x = !cond(1: 2;
