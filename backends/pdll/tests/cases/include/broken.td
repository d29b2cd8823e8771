def x : Missing;
