defvar x = !cast<int(1);
