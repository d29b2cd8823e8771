defvar text = "a\q";
