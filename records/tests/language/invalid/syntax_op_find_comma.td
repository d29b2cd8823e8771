defvar x = !find("abc");
