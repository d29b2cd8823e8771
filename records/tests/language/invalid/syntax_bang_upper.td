defvar x = !Add(1, 2);
