// Maps and sets have aliases, numbered as they come.
#m = affine_map<(d0) -> (d0 + 1)>
#s = affine_set<(d0) : (d0 == 0)>
"my.a"() {m = #m, n = affine_map<(d0) -> (d0 + 2)>, s = #s} : () -> ()
"my.a"() {m = affine_map<(x) -> (x + 1)>, t = affine_set<(d0) : (d0 - 1 == 0)>} : () -> ()
