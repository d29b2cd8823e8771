foreach i = [1, 2] in foreach j = ["x", "y"] in def n#i#j { int a = i; string b = j; }
foreach i = [1, 2] in { def a#i; foreach j = [i, 5] in { def b#i#"_"#j; } }
class P<int n> { int v = n; } def p1 : P<1>; def p2 : P<2>; foreach p = [p1, p2] in { def of#p { int v = p.v; P q = p; } }
