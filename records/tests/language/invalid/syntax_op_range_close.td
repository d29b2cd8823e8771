defvar x = !range(1, 3;
