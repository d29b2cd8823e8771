defvar x = !tolower("a";
