// Properties of an operation that is not registered.
"my.props"() <{a = 1 : i32, b}> : () -> ()
"my.props"() <{}> {c} : () -> ()
"my.props"() <"anything"> : () -> ()
"my.props"() <[1, 2]> {d = 1} : () -> ()
