def a { list<string> x = [1]<int>; }
