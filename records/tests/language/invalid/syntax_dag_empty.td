defvar x = ();
