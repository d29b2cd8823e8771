defvar l = !instances<int>();
def n;
if !empty(!instances<bits<4>>()) then { dump !repr(!instances<string>("a")); }
def x { list<int> y = !instances<int>(); }
