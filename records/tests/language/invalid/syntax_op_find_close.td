defvar x = !find("abc", "b";
