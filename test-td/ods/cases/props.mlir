props.int_form true, false
"props.int"() : () -> ()
"props.int"() <{a = 5 : i32}> : () -> ()
"props.int"() <{a = 5 : i64, b = 7 : i8}> {a = 3 : i32, c} : () -> ()
"props.int"() <{a = 5000000000 : i64, b = -7 : index}> : () -> ()
"props.int"() <{a = true, b = 340282366920938463463374607431768211455 : i128, zzz}> : () -> ()
"props.small"() <{a = 200 : i32, b = 200 : i32}> : () -> ()
"props.small"() <{a = -1 : i8, b = -1 : i8}> : () -> ()
"props.text"() : () -> ()
"props.text"() <{s = "a\22b", t = true}> : () -> ()
"props.flag"() : () -> ()
"props.flag"() <{u}> : () -> ()
"props.flag"() <{u = unit}> : () -> ()
"props.flag"() <{u = false}> : () -> ()
"props.flag"() <{u = true}> : () -> ()
"props.default"() : () -> ()
"props.default"() <{a = 6 : i32}> : () -> ()
"props.constant"() <{a = 5 : i32, b = 3 : i64}> : () -> ()
props.int_form 5, -7
props.int_form 5, 7 {x = 3 : i32}
props.small_form 127, 255
props.text_form "a\nb" = 1
props.text_form "a" = 0
props.flag_form <unit>
props.flag_form <unit_absent>
