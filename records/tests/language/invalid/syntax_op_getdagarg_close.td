def i;
defvar x = !getdagarg<int>((i 1), 0;
