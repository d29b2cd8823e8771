defvar x = !cast(1);
