class A<string s, int n> { string r = !if(!eq(n, 0), s, A<s # s, !sub(n, 1)>.r); } def a { string x = A<"0123456789abcdef", 60>.r; }
