defvar x = [1]<int;
