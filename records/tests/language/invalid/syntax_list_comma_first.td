defvar x = [, 1];
