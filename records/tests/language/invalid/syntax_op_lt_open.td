defvar x = !lt 1, 2;
