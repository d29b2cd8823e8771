deftype Word = bits<8>;
deftype Names = list<string>;
deftype Words = list<Word>;
class A<Word w, Names n = []> { Word x = w; Names y = n; Words z = [w]; }
def a : A<3, ["p"]>;
