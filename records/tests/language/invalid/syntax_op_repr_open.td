defvar x = !repr 1;
