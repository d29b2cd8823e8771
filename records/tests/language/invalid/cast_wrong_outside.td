class A; class B; def b : B;
defvar x = !cast<A>("b");
