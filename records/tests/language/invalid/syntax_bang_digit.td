defvar x = !2(1);
