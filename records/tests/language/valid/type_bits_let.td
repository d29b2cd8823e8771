// let of single bits and ranges, in bodies and around
class Inst { bits<8> Inst; bits<3> rd; let Inst{7...5} = rd; let Inst{4} = 1; let Inst{0, 1} = 0b10; }
def a : Inst { let Inst{3...2} = 0b01; }
let Inst<3-2> = 0b11 in def b : Inst;
class Op<bits<2> op> : Inst { let Inst{3...2} = op; }
def c : Op<2> { let rd = 5; }
