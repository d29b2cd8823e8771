%0 = "u.v"() : () -> !enumparams.port<on, 3>
%1 = "u.v"() : () -> !enumparams.port<off, 4>
"u.x"() {a = #enumparams.set<on>} : () -> ()
"u.x"() {a = #enumparams.set<off>} : () -> ()
enumparams.nop
