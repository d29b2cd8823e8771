class A { int x = "s"; }
