defvar x = ([{a}] 3);
