defvar = 3;
