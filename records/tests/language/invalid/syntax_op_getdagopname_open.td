defvar x = !getdagopname;
