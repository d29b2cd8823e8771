def a { bits<999999999> b = 0; }
