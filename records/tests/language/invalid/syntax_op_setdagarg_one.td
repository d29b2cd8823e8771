def i;
defvar x = !setdagarg((i 1));
