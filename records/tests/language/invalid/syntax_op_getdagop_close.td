def i;
defvar x = !getdagop((i);
