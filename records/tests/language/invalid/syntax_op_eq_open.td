defvar x = !eq 1, 2;
