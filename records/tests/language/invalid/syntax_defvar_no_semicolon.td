defvar x = 3
defvar y = 4;
