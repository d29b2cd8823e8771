defvar x = !subst("a");
