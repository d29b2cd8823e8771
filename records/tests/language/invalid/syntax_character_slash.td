defvar x = 3 / 4;
