defvar x = !shl(1, 2;
