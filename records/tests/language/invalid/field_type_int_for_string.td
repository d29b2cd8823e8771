def a { string s = 5; }
