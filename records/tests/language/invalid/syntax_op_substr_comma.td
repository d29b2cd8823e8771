defvar x = !substr("abc");
