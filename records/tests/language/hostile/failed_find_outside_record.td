defvar x = !find("abc", "b", 9);
