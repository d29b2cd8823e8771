defvar x = 1.5;
