defvar x = !shl(1, 64);
