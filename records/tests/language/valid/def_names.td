defvar prefix = "pre";
def "quoted"; def "with space"; def prefix # "_x"; def a#b; def "n" # 1; def x # "_" # 2 # y;
def !strconcat("call", "ed"); def 0digit; def _under; foreach i = [1] in def i # "st";
