defvar x = !cond(0: 1);
