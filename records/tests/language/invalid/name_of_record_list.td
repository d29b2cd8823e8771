foreach l = [[1], [2]] in def x#l;
