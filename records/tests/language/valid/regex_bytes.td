// Regular expressions are about bytes.
def a { bit m = !match("Ã©", "^.$"); bit n = !match("Ã©", "^..$"); bit o = !match("Ã©", "^[Ã©]$"); bit p = !match("Ã©", "^[^a]*$"); bit q = !match("Ã©Ã©", "^Ã©{2}$"); bit r = !match("Ã©", "^[Ã©][Ã©]$"); bit s = !match("Ã‰", "[[:alpha:]]"); bit t = !match("Ã©", "\\Ã©"); bit u = !match("xÃ©y", "x.*y"); }
def b { bit m = !match("é", "[à-ÿ]"); bit n = !match("b", "[ÿ-z]"); bit o = !match("ÿ", "[ÿ-z]"); bit p = !match("é", "[ÿ-z]"); bit q = !match("é", "[^à-ÿ]"); bit r = !match("é", "[[=é=]]"); bit s = !match("é", "[[.é.]]"); }
class C; def "é" : C; def c : C; def d { list<C> l = !instances<C>("^.$"); }
