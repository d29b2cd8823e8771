foreach i = [1, 0] in assert i, "i is " # i;
