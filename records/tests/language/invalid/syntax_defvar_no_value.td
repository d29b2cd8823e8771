defvar x = ;
