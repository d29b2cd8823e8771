defvar x = !sub(1, 2;
