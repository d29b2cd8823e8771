def a { list<int> l = !range(-3, 3, 2); list<int> m = !range(-1); int n = !add(-1, -2); int o = !sub(0, -5); int q = !div(-9, 4); int s = !sra(-9, 1); }
