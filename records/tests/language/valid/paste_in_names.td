class A; def x : A; defvar n = 5;
def a # b; def a1 # n; def "q" # x; foreach i = [1, 2] in { def i#"_th" { int v = i; } def p_#i#"_s"; } def tail#;
