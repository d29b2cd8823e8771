// 12.21, 8.11
propforms.default x
// -----

// 12.21, 8.11
propforms.default 5000000000
// -----

// 12.21, 8.11
propforms.default 5 b x
// -----

// 12.21, 8.11
propforms.default 5 b
// -----

// 12.5, 8.11
propforms.plain_default 5
// -----

// 12.5, 8.11
propforms.plain_default
// -----

// 12.5, 8.11
propforms.plain_default 5, 6
// -----

// 12.22, 8.11
propforms.else a 3
// -----

// 12.22, 8.11
propforms.else
// -----

// 12.22, 8.11
propforms.else a = "x"
// -----

// 12.22, 8.8
propforms.flag v u
// -----

// 12.22, 8.8
propforms.flag_alone u
// -----

// 12.22, 8.8
propforms.flag_else on off
// -----

// 12.21, 8.10
propforms.optional "x"
// -----

// 12.21, 8.10
propforms.optional s 3
// -----

// 12.21, 8.10
propforms.optional u = unit
// -----

// 12.5, 8.10
propforms.bare_optional
// -----

// 12.5, 8.10
propforms.bare_optional "x"
// -----

// 12.8, 3.17
propforms.dict 0, 5 {a = 3 : i64}
// -----

// 12.8, 3.17
propforms.dict 3
// -----

// 12.10
propforms.prop_dict
// -----

// 12.10
propforms.prop_dict <{s = "x"}>
// -----

// 12.10
propforms.prop_dict <{p = 3 : i32}>
// -----

// 12.10
propforms.prop_dict <{p = "x", s = "x"}>
// -----

// 12.10
propforms.prop_dict <{p = 3 : i32, s = 3 : i32}>
// -----

// 12.10
propforms.prop_dict <{p = 3 : i32, s = "x", b = 3 : i32}>
// -----

// 12.10
propforms.prop_dict <{p = 3 : i32, s = "x", a = 3 : i64}>
// -----

// 12.10
propforms.prop_dict <{p = 3 : i32, s = "x", a = "x"}>
// -----

// 12.10
propforms.prop_dict <3>
// -----

// 12.10
propforms.prop_dict <{p = 3 : i32, s = "x"}
// -----

// 12.10
propforms.prop_dict {p = 3 : i32, s = "x"}
// -----

// 12.10
propforms.prop_dict_some 3 4 <{p = 3 : i32, s = "x"}>
// -----

// 12.10
propforms.prop_dict_some 3 4 <{}>
// -----

// 12.10
propforms.prop_dict_some 3 4 <{s = "x", a = 3 : i32}>
// -----

// 12.10, 3.17
%x = "a.b"() : () -> i32
propforms.prop_dict_segments %x, %x : %x <{p = 3 : i32, operandSegmentSizes = array<i32: 1, 2>}>
// -----

// 12.10
%x = "a.b"() : () -> i32
propforms.prop_dict_none %x <{p = 3 : i32}>
// -----

// 12.10, 8.10
propforms.prop_dict_optional <{p = 3 : i32}>
// -----

// 12.23, 8.11
propforms.list a 3
// -----

// 12.23, 8.11
propforms.list a = x
// -----

// 12.23, 8.11
propforms.list a = 3 a = 4
// -----

// 12.23, 8.8
propforms.list u unit
// -----

// 12.23, 8.10
propforms.list s 5
// -----

// 12.23
propforms.list t 5
// -----

// 12.5, 3.17
%x = "a.b"() : () -> i32
propforms.mixed %x by "x", 4 "s"
// -----

// 12.5, 3.17
%x = "a.b"() : () -> i32
propforms.mixed %x by 3, "x" "s"
// -----

// 12.5, 3.17
%x = "a.b"() : () -> i32
propforms.mixed %x by 3, 4
// -----

// 12.9, 12.5
propforms.keyword 3 {a}
// -----

// 12.21, 12.5
propforms.inner [x, 4]
// -----

// 12.21, 12.5
propforms.inner [3, 4 v]
// -----

// 12.21, 8.9
propforms.array [1, x]
// -----

// 12.21, 8.9
propforms.array 1
