defvar x = !initialized 1;
