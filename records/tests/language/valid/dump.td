dump "top level"; defvar v = [1, 2]; dump "v = " # !repr(v);
class A<int n> { dump "A of " # n # " in " # NAME; int x = n; dump !repr(x); } def a : A<1>; def b : A<2> { dump "own"; }
multiclass M<int k> { dump "k = " # k; def _d : A<k>; } defm m : M<3>; foreach i = [1, 2] in dump "i" # i;
