def a { list<int> l = [1]; list<int> y = l[["s"]]; }
