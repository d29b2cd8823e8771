foreach i in [1] {}
