defvar int x = 3;
