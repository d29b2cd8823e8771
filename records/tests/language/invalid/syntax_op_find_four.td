defvar x = !find("abc", "b", 1, 1);
