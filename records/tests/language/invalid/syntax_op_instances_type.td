class A;
defvar x = !instances();
