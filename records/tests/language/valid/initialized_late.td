class A { int v; string s; field bit hasV = !initialized(v); field string t = !if(!initialized(s), s, "none"); } def a : A; def b : A { let v = 0; let s = "set"; }
