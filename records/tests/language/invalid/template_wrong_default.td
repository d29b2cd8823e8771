class A<int x = "s"> { int y = x; }
