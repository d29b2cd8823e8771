defvar x = int;
