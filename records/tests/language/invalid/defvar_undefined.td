defvar x = y;
