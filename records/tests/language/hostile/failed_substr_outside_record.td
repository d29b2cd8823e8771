defvar x = !substr("abc", 9);
