defvar x = - 3;
