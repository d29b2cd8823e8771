def i;
defvar x = !getdagname((i 1:$a), 0;
