defvar x = !subst "a", "b", "c";
