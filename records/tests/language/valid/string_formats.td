// Code stays code where it is joined with strings
class A<string s> { string a = [{c}] # s; string b = s # [{c}]; string c = !interleave([[{x}], [{y}]], ","); string d = !substr([{abcd}], 1); string e = !subst("a", "b", [{aa}]); string f = !tolower([{ABC}]); string g = !strconcat([{p}], "q"); } def a : A<"s">; def b : A<[{s}]>;
