defvar x = !substr "abc", 1;
