def a { list<int> l = [1] # "s"; }
