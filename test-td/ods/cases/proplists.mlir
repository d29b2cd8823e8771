"proplists.array"() : () -> ()
"proplists.array"() <{a = [], s = []}> : () -> ()
"proplists.array"() <{a = [1 : i64, 2 : i32], s = ["x"]}> : () -> ()
"proplists.ints"() : () -> ()
"proplists.ints"() <{a = array<i64: 1, 2>, b = array<i32>}> : () -> ()
"proplists.nested"() <{a = [[1 : i64], []], o = [[], [1 : i32]]}> : () -> ()
"proplists.maybe"() : () -> ()
"proplists.maybe"() <{a = [1], b = [3 : i32], s = [""], u = [unit]}> : () -> ()
"proplists.maybe"() <{a = [], b = [], s = [], u = [false]}> : () -> ()
"proplists.maybe_list"() : () -> ()
"proplists.maybe_list"() <{a = [array<i64>], s = [[]]}> : () -> ()
"proplists.default"() : () -> ()
"proplists.default"() <{a = array<i64: 1>, u = [unit, false], oo = [[1]]}> : () -> ()
proplists.array_form [] []
proplists.array_form [1, -2] ["a", "b"]
proplists.ints_form [1, 2], [3]
proplists.ints_form [], []
proplists.nested_form [[1], [], [2, 3]], [1, none]
proplists.maybe_form 1, "x", some<unit>, some<5>
proplists.maybe_form none, none, none, none
proplists.maybe_list_form [1, 2], ["x"]
proplists.maybe_list_form none, none
proplists.maybe_list_form [], []
proplists.default_form []
proplists.default_form a [1] [unit, unit_absent] oo some<4>
proplists.default_form a [] [] oo none
proplists.default_form [] oo some<none>
"proplists.confined"() <{a = [1], o = [2], n = [[3]]}> : () -> ()
