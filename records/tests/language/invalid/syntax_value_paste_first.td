defvar x = # "a";
