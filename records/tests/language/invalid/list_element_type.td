def a { list<int> x = ["s"]; }
