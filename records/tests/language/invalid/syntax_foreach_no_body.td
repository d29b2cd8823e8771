foreach i = [1] in ;
