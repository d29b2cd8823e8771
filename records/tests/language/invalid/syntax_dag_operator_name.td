def ins;
defvar x = (ins:a 1);
