defvar x = !div(1, 0);
