newenums.one <red>
newenums.one <blue> and <a>
newenums.one <blue> and <ab>
newenums.one <blue> and <a|b|h>
"newenums.one"() <{c = #newenums.color<red>, b = #newenums.bits<h>}> : () -> ()
newenums.two <red>
newenums.two <red> shade blue set <a|h> tint <red>
newenums.two <blue> tint <blue>
"newenums.two"() <{c = #newenums.color<red>, s = #newenums<shade red>, b = #newenums.set<ab>, t = #newenums.tint<red>}> : () -> ()
"newenums.two"() <{c = #newenums.color<blue>}> : () -> ()
newenums.plain #newenums.tint<red>, red
"newenums.plain"() <{t = #newenums.tint<blue>, s = #newenums<shade blue>}> : () -> ()
