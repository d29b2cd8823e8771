defvar x = !setdagopname;
