defvar x = !not 1;
