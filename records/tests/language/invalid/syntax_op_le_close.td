defvar x = !le(1, 2;
