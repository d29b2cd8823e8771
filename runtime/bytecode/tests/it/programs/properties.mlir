// Properties of unknown operations; the same ones stand once in the file.
"probe.one"() <{kind = "wrap", size = 3 : i8}> {flag} : () -> ()
"probe.two"() <{kind = "wrap", size = 3 : i8}> : () -> ()
"probe.one"() <"text"> : () -> ()
func.func private @declared() attributes {flag}
