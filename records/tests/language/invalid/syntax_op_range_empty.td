defvar x = !range();
