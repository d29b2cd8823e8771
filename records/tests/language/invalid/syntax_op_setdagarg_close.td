def i;
defvar x = !setdagarg((i 1), 0, 2;
