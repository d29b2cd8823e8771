defvar x = !head [1];
