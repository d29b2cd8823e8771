def i;
defvar x = !getdagopname((i);
