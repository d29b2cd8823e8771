class A { int x = 1; string x = "s"; }
