def a { list<bits<2>> l = [1, 2, 9]; }
