defvar x 3;
