"propenums.kind"() : () -> ()
"propenums.kind"() <{k = 1 : i32}> : () -> ()
"propenums.kind"() <{k = 9 : i64}> : () -> ()
"propenums.flags"() : () -> ()
"propenums.flags"() <{f = 19 : i32}> : () -> ()
"propenums.small"() <{s = 2 : i8}> : () -> ()
"propenums.form"() <{k = #propenums<kind mul>, f = #propenums.flags<a|c>}> : () -> ()
"propenums.form"() <{k = 9 : i32, f = 2 : i32}> : () -> ()
"propenums.default"() : () -> ()
"propenums.default"() <{k = 9 : i32, f = 2 : i32, o = [1 : i32], l = [0 : i32, 1 : i32]}> : () -> ()
propenums.kind_form mul
propenums.kind_form "odd"
propenums.flags_form a|b
propenums.flags_form none
propenums.small_form is two
propenums.named_form kind<add>, flags<a|c>
propenums.named_attr kind<odd>, b
propenums.group add , flags<c> maybe odd
propenums.list []
propenums.list [add, mul] or kind<odd>
propenums.group mul , flags<b> maybe none
