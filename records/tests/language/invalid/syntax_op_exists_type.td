class A;
defvar x = !exists("a");
