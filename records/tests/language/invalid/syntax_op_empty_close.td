defvar x = !empty([1];
