enumattrs.calc add
enumattrs.calc mul {x = #enumattrs<kind odd>}
enumattrs.calc #enumattrs<kind add>
enumattrs.full #enumattrs<kind mul>
enumattrs.set <a>
enumattrs.set <a|b>
enumattrs.set <none>
enumattrs.list <a, b>
enumattrs.maybe
enumattrs.maybe k add
enumattrs.maybe f <b>
enumattrs.maybe k odd f <a|b>
enumattrs.array [#enumattrs<kind add>, #enumattrs<kind odd>]
"u.x"() {a = #enumattrs.flags<a|b>, b = #enumattrs.list<b>} : () -> ()
