newenums.one <red>
newenums.one <blue> and <a>
newenums.one <blue> and <ab>
newenums.one <blue> and <a|b|h>
"newenums.one"() <{c = #newenums.color<red>, b = #newenums.bits<h>}> : () -> ()
