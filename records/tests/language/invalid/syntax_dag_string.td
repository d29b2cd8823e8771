defvar x = ("ins" 1);
