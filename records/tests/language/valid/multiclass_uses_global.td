defvar g = "glob"; class A<string s> { string t = s; } multiclass M<string p> { def _g : A<g # p>; } defm m : M<"!">;
