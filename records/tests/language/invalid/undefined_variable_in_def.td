def a { list<int> l = [1, missing, 3]; }
