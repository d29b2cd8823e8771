successors.body {
  successors.one ^bb1
^bb1:
  successors.two ^bb2 or ^bb1
^bb2:
  successors.many {a}
^bb3:
  successors.many ^bb1, ^bb2, ^bb3
^bb4:
  successors.first ^bb1()
^bb5:
  successors.first ^bb1(^bb2, ^bb3) {a}
^bb6:
  successors.all ^bb1, ^bb2
^bb7:
  successors.end
^bb8(%c: i1, %x: i32):
  successors.cond %c, ^bb1, ^bb2
^bb9(%c9: i1, %x9: i32):
  successors.cond %c9, ^bb1, ^bb2 (%x9, %c9 : i32, i1)
}
