defvar text = "a\
b";
