defvar x = !gt(1, 2;
