foreach op = ["add", "sub"] in { foreach w = [8, 16] in { def op#"_"#w { string n = op # "." # w; } } def op#"_all"; }
