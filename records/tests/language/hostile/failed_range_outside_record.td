defvar x = !range(0, 5, 0);
