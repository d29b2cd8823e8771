// 13.4
enumattrs.calc sub
// -----

// 13.4
enumattrs.calc 1
// -----

// 13.4
"enumattrs.calc"() <{k = 0 : i32}> : () -> ()
// -----

// 13.4
"enumattrs.calc"() : () -> ()
// -----

// 13.4
enumattrs.full mul
// -----

// 13.4
"u.x"() {a = #enumattrs<kind sub>} : () -> ()
// -----

// 13.4
"u.x"() {a = #enumattrs.kind} : () -> ()
// -----

// 13.4
enumattrs.array [1]
// -----

// 13.4
enumattrs.set a
// -----

// 13.4
enumattrs.set <d>
// -----

// 13.4
enumattrs.set <a|d>
// -----

// 13.4
enumattrs.set <a,b>
// -----

// 13.4
"enumattrs.calc"() <{k = #enumattrs.flags<a>}> : () -> ()
// -----

// 13.4
enumattrs.calc #enumattrs.flags<a>
// -----

// 13.5
enumattrs.list <a|b>
// -----

// 13.5
enumattrs.list <c>
// -----

// 13.10
enumattrs.maybe f a
// -----

// 13.10
enumattrs.maybe k
// -----

// 14.21
"u.x"() {a = #enumattrs.foo} : () -> ()
