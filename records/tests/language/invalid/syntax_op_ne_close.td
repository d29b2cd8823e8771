defvar x = !ne(1, 2;
