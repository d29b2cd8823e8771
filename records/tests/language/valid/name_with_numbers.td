class A<int n> { string s = NAME; } foreach i = !range(3) in { def R#i : A<i>; def i#"R" : A<i>; }
