class A { int x = !add(1, missing); }
