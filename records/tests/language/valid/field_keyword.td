class A { field int x; field string s = "a"; int y = 1; field bits<2> b; } def a : A; def b : A { let x = 5; } class B<int n> { field int unresolved = n; int k = n; } def c : B<1>;
