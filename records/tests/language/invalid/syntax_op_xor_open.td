defvar x = !xor 1, 2;
