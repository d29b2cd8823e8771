defvar x = !ge 1, 2;
