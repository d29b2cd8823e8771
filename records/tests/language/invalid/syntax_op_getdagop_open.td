defvar x = !getdagop;
