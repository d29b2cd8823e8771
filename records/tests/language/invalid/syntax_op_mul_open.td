defvar x = !mul 1, 2;
