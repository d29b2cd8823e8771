class A;
defvar x = !exists<A>("a";
