defvar x = ?; def a { int y = x.z; }
