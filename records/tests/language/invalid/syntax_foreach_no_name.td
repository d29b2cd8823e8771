foreach = [1] in def a;
