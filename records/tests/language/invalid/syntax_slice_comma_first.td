defvar x = [1, 2][, 0];
