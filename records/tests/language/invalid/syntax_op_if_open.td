defvar x = !if 1, 2, 3;
