class A; def r : A; def a { string s = r; }
