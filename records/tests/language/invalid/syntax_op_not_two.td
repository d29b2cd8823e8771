defvar x = !not(1, 2);
