def i;
defvar x = !setdagname((i 1));
