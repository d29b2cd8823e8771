defvar x = !substr("abc", 1, 1;
