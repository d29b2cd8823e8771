def a { list<int> l = [1]; int y = l["s"]; }
