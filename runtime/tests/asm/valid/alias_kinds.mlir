// Aliases of several kinds: types first, then by name.
%0 = "my.a"() {a = affine_set<(d0) : (d0 >= 0)>, b = affine_map<(d0) -> (d0)>, c = distinct[0]<1>, d = loc("x")} : () -> tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>
