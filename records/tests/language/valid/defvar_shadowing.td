// An inner variable hides an outer one; fields hide globals
defvar x = "global"; class A { string x = "field"; string y = x; } def a : A;
def b { string y = x; } foreach x = ["loop"] in def c { string y = x; }
def d { defvar x = "local"; string y = x; }
if 1 then { defvar x = "inner"; def e { string y = x; } } def f { string y = x; }
