class A<int x, string s> { int y = x; string t = s; } def a : A<?, "v">; def b : A<1, ?>; def i { A k = A<?, ?>; }
