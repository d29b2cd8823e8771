// An empty region, a region with an empty block.
"my.r"() ({}) : () -> ()
"my.r"() ({
^bb0:
}) : () -> ()
