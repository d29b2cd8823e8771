class A<bits<4> p> {
  bits<8> a = 5; bits<8> b = 0xff; bits<8> n = -1; bits<4> c = 0b0101; bits<8> d = { 1, 0, p, 0b11 };
  bits<4> r = { p{0}, p{1}, p{2}, p{3} }; bits<2> s = p{2...1}; bits<2> t = p{0, 3}; bits<1> o = p{2}; bit q = p{3};
  bits<3> unset; bits<0> none; int i = p;
}
def a : A<0b0110>;
