// 8.9, 4.11
"proplists.array"() <{a = 1 : i64}> : () -> ()
// -----

// 8.9, 4.11
"proplists.array"() <{a = ["x"]}> : () -> ()
// -----

// 8.9, 4.11
"proplists.array"() <{s = ["x", 1 : i32]}> : () -> ()
// -----

// 8.9, 4.11
"proplists.ints"() <{a = [1, 2]}> : () -> ()
// -----

// 8.9, 4.11
"proplists.ints"() <{a = array<i32: 1, 2>}> : () -> ()
// -----

// 8.9, 4.11
"proplists.ints"() <{b = array<i64: 1, 2>}> : () -> ()
// -----

// 8.9, 4.11
"proplists.ints"() <{b = array<i1: true>}> : () -> ()
// -----

// 8.9, 8.10
"proplists.nested"() <{a = [1]}> : () -> ()
// -----

// 8.9, 8.10
"proplists.nested"() <{o = [1 : i32]}> : () -> ()
// -----

// 8.9, 8.10
"proplists.nested"() <{o = [[1 : i32, 2 : i32]]}> : () -> ()
// -----

// 8.10, 4.11
"proplists.maybe"() <{a = 1}> : () -> ()
// -----

// 8.10, 4.11
"proplists.maybe"() <{a = [1, 2]}> : () -> ()
// -----

// 8.10, 4.11
"proplists.maybe"() <{a = ["x"]}> : () -> ()
// -----

// 8.10, 4.11
"proplists.maybe"() <{s = [1]}> : () -> ()
// -----

// 8.10, 4.11
"proplists.maybe"() <{s = unit}> : () -> ()
// -----

// 8.10, 8.9
"proplists.maybe_list"() <{a = [[1]]}> : () -> ()
// -----

// 8.10, 8.9
"proplists.maybe_list"() <{s = ["x"]}> : () -> ()
// -----

// 8.10, 4.11
"proplists.default"() <{oo = [1]}> : () -> ()
// -----

// 8.11, 8.9
"proplists.default"() <{a = [1]}> : () -> ()
// -----

// 8.12, 4.3, 8.9
"proplists.confined"() <{a = [1, -1], o = [], n = []}> : () -> ()
// -----

// 8.12, 4.3, 8.10
"proplists.confined"() <{a = [1], o = [-1], n = []}> : () -> ()
// -----

// 8.12, 4.3, 8.9
"proplists.confined"() <{a = [1], o = [1], n = [[1], [2, -3]]}> : () -> ()
// -----

// 12.5, 8.9
proplists.array_form 1 []
// -----

// 12.5, 8.9
proplists.array_form [1, "x"] []
// -----

// 12.5, 8.9
proplists.array_form [1 2] []
// -----

// 12.5, 8.9
proplists.array_form [1,] []
// -----

// 12.5, 8.9
proplists.array_form [] [x]
// -----

// 12.5, 8.9
proplists.ints_form [1, 2], 3
// -----

// 12.5, 8.9
proplists.ints_form [1], [3000000000]
// -----

// 12.5, 8.9
proplists.ints_form [1], [true, "x"]
// -----

// 12.5, 8.9
proplists.nested_form [1], [1]
// -----

// 12.5, 8.9, 8.10
proplists.nested_form [[1], [], [2, 3]], [1, x]
// -----

// 12.5, 8.10
proplists.maybe_form x, "x", some<unit>, some<5>
// -----

// 12.5, 8.10
proplists.maybe_form 1, 2, some<unit>, some<5>
// -----

// 12.5, 8.10
proplists.maybe_form 1, "x", unit, some<5>
// -----

// 12.5, 8.10
proplists.maybe_form 1, "x", some<5>, some<5>
// -----

// 12.5, 8.10
proplists.maybe_form 1, "x", some unit, some<5>
// -----

// 12.5, 8.10
proplists.maybe_form 1, "x", none, 5
// -----

// 12.5, 8.10
proplists.maybe_form 1, "x", none, some<>
// -----

// 12.5, 8.10
proplists.maybe_form 1, "x", none, some<5
// -----

// 12.5, 8.10
proplists.maybe_list_form 1, ["x"]
// -----

// 12.5, 8.10
proplists.maybe_list_form [1], ["x", 1]
// -----

// 12.21, 8.11
proplists.default_form a 1 [unit]
// -----

// 12.21, 8.10
proplists.default_form [unit] oo 4
// -----

// 12.21, 8.10
proplists.default_form [unit] oo some<some<1>>
// -----

// 12.5, 8.8, 8.9
proplists.default_form [on]
