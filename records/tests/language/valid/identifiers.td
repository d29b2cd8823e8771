def 1st; def 2_b; def x1; def _; def __a__; class 3C<int 4p> { int 5f = 4p; } def use : 3C<7>; def 12ab34;
