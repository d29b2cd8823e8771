multiclass M<list<int> l, int n> { foreach i = l in { def _#i { int x = i; int y = n; } foreach j = !range(i) in def _#i#"_"#j; } }
defm a : M<[1, 2], 7>; defm b : M<[], 8>; multiclass N<int k> { defm _n : M<[k], !add(k, 1)>; } defm c : N<3>;
