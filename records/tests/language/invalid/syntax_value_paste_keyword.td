defvar x = "a" # let;
