defvar x = !range 1;
