defvar x = !plus(1, 2);
