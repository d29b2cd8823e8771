intenums.paint red
intenums.paint "sky-blue"
"intenums.paint"() <{c = 5 : i32}> : () -> ()
intenums.maybe
intenums.maybe in green
intenums.big A
intenums.big B {x}
intenums.bare {b = 100, c = 0 : i32}
intenums.default
intenums.default in red
intenums.fixed <green>
