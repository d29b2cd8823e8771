defvar x = $a;
