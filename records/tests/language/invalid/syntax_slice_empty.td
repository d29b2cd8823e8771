defvar x = [1, 2][];
