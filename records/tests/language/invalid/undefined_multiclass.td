defm a : Missing<1>;
