defvar x = !logtwo(4;
