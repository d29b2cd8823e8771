defvar x = !srl 1, 2;
