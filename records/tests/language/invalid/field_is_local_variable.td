class A { defvar x = 1; int x = 2; }
