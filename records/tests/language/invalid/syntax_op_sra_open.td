defvar x = !sra 1, 2;
