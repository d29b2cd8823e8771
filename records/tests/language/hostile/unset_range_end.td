def a { list<int> l = [1, 2]; list<int> x = l[0...?]; }
