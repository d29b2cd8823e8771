defvar x = !cond();
