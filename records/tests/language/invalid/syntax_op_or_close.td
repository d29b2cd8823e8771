defvar x = !or(1, 2;
