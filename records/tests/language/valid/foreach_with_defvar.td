foreach i = [1, 2, 3] in { defvar sq = !mul(i, i); defvar nm = "sq" # sq; def nm#"_" { int v = sq; } }
