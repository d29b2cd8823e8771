"mapattrs.dict"() <{a = {}}> : () -> ()
"mapattrs.dict"() <{a = {a = 1 : i8, b}}> : () -> ()
"mapattrs.map"() <{a = affine_map<(d0) -> (d0 + 1)>}> : () -> ()
"mapattrs.set"() <{a = affine_set<(d0) : (d0 >= 0)>}> : () -> ()
