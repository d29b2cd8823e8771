def i;
defvar x = !setdagopname((i 1), "x";
