defvar x = (1);
