defvar x = );
