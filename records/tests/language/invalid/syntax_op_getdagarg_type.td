def i;
defvar x = !getdagarg((i 1), 0);
