class A;
defvar x = !instances<A>("a";
