defvar x = !range(1, 2, 3,);
