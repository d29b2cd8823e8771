defvar x = !cond;
