if 1 then { defvar x = 1; } def a { int y = x; }
