// As the dollar sign, but far behind, and in another file.
include "missing-class.td"
class A<int a> { int b = a; }
foreach i = [1, 2] in def d#i : A<i>;
include "open-condition.td"
