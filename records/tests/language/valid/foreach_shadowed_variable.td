// The variables of operators do not meet those around them
foreach i = [1, 2] in def a#i { list<int> l = !foreach(x, [i, 9], !add(x, i)); int f = !foldl(i, [1], p, q, !add(p, q)); } class A<int n> { list<list<int>> l = !foreach(x, [n], !foreach(y, [x], !add(x, y))); } def b : A<4>;
