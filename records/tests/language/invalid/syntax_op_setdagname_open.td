def i;
defvar x = !setdagname (i 1), 0, "b";
