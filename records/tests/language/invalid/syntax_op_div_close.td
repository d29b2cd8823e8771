defvar x = !div(1, 2;
