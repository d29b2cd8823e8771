def i;
defvar x = !con((i 1), (i 2);
