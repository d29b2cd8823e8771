defvar x = y = 3;
