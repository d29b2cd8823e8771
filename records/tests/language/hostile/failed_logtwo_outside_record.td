defvar x = !logtwo(0);
