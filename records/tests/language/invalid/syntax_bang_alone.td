defvar x = !(1);
