// A module in the generic form.
"builtin.module"() ({
^bb0:
}) : () -> ()
