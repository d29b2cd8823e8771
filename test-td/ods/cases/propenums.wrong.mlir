// 8.13, 4.3
"propenums.kind"() <{k = 7 : i32}> : () -> ()
// -----

// 8.13, 4.11
"propenums.kind"() <{k = "add"}> : () -> ()
// -----

// 8.13, 4.3
"propenums.small"() : () -> ()
// -----

// 8.13, 4.3
"propenums.flags"() <{f = 8 : i32}> : () -> ()
// -----

// 8.13, 4.11
"propenums.form"() <{k = "x"}> : () -> ()
// -----

// 8.13, 4.11
"propenums.form"() <{k = #propenums<kind mul>, f = "x"}> : () -> ()
// -----

// 8.13, 4.3
"propenums.default"() <{o = 7 : i32}> : () -> ()
// -----

// 8.13, 4.11
"propenums.default"() <{o = [7 : i32]}> : () -> ()
// -----

// 8.13, 4.11
"propenums.default"() <{o = [7 : i32, 1 : i32]}> : () -> ()
// -----

// 8.13, 4.11
"propenums.default"() <{l = [1 : i32, 7 : i32]}> : () -> ()
// -----

// 8.13, 4.11
"propenums.default"() <{l = 1 : i32}> : () -> ()
// -----

// 8.13, 12.5
propenums.kind_form div
// -----

// 8.13, 12.5
propenums.kind_form 3
// -----

// 8.13, 12.5
propenums.flags_form a|d
// -----

// 8.13, 12.5
propenums.flags_form 3
// -----

// 8.13, 12.5
propenums.named_form odd, b
// -----

// 8.13, 12.5
propenums.named_form kind<x>, b
// -----

// 8.13, 12.5
propenums.named_form kind<odd>, flags b
// -----

// 8.13, 12.21
propenums.group div
// -----

// 8.13, 12.21
propenums.group , a
// -----

// 8.13, 12.21
propenums.group maybe div
// -----

// 8.13, 12.21
propenums.group maybe 3
// -----

// 8.13, 12.5
propenums.list [add, 3]
// -----

// 8.13, 12.5
propenums.list [add, kind]
// -----

// 8.13, 12.5
propenums.list add
// -----

// 8.13, 12.5
propenums.list [] or odd
// -----

// 8.13, 12.5
propenums.list [] or kind<x>
// -----

// 8.13, 8.10
"propenums.default"() <{o = [7 : i32]}> : () -> ()
// -----

// 8.13, 8.9
"propenums.default"() <{l = ["add"]}> : () -> ()
// -----

// 8.13, 8.11
"propenums.default"() <{k = "add"}> : () -> ()
// -----

// 8.13, 4.11
"propenums.form"() <{k = #propenums.flags<a>, f = 1 : i32}> : () -> ()
// -----

// 8.13, 12.5
propenums.small_form is three
// -----

// 8.13, 12.5
propenums.named_attr kind<add>, "z"
// -----

// 8.13, 12.5
propenums.named_attr kind<add>, a|
// -----

// 8.13, 12.21
propenums.group add , flags<z>
