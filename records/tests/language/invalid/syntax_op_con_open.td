defvar x = !con;
