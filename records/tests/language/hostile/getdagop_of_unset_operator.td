defvar x = !getdagop((? 1));
