def a { string s = "x"; bit c = s{0}; }
