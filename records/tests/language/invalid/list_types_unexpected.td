defvar x = [1, "s"];
