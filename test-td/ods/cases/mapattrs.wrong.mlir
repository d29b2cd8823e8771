// 8.30
"mapattrs.dict"() <{a = []}> : () -> ()
// -----

// 8.30
"mapattrs.map"() <{a = affine_set<(d0) : (d0 >= 0)>}> : () -> ()
// -----

// 8.30
"mapattrs.set"() <{a = affine_map<() -> ()>}> : () -> ()
