propforms.default
propforms.default 7 b "y"
propforms.default 5 b "x" {p}
propforms.plain_default 5, "x"
propforms.plain_default 6, "y"
propforms.else a = 3 u
propforms.else none
propforms.flag
propforms.flag u v
propforms.flag v
propforms.flag_alone
propforms.flag_alone unit
propforms.flag_else on
propforms.flag_else off
propforms.optional
propforms.optional 3 s "x" u = some<unit>
propforms.optional s none
propforms.optional u = some<unit_absent>
propforms.bare_optional none
propforms.bare_optional 3
propforms.dict 0, 5
propforms.dict 4, 9 {a = 3 : i32}
propforms.prop_dict <{p = 3 : i32, s = "x"}>
propforms.prop_dict <{p = 3 : i32, s = "x", u, e = 4 : i32, a = 1 : i32}> {b}
propforms.prop_dict_some 3 4 <{s = "x"}>
propforms.prop_dict_some 3 4 <{s = "x", d = 6 : i32}> {z}
%x = "a.b"() : () -> i32
propforms.prop_dict_segments %x, %x : %x <{p = 3 : i32}>
propforms.prop_dict_none %x {u}
propforms.prop_dict_none %x <{}>
propforms.prop_dict_optional
propforms.prop_dict_optional <{p = [3 : i32]}>
propforms.list
propforms.list a = 3 u s "x" t(4)
propforms.list s none u
%y = "a.c"() : () -> f32
propforms.mixed %x by 3, 4 y %y "s"
propforms.mixed %x by 3, 4 "s"
propforms.keyword 3 attributes {a}
propforms.inner
propforms.inner [3, 4]
propforms.inner [3, 4 u]
propforms.array
propforms.array [1, 2]
propforms.array []
