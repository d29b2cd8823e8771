defvar l = !range(300); def a { list<int> x = l; int s = !foldl(0, l, p, q, !add(p, q)); int n = !size(l); }
