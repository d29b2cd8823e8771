def i;
defvar x = !setdagop((i 1), i;
