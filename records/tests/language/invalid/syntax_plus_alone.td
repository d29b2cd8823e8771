defvar x = + 3;
