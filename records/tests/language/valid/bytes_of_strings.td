// Strings are bytes: Latin-1 in them and in comments é changes nothing.
def a { string s = "café x"; int n = !size("éè"); code c = [{ ÿş }]; string u = !toupper("éa"); string r = !repr("é"); }
def b { bit l = !lt("ÿ", "Ã©"); bit g = !gt("ÿ", "ô¿¿"); int n = !size("ô¿¿"); int f = !find("éèx", "x"); string u = !substr("éèxy", 1, 2); }
class A<string s> { string t = s # "©"; int n = !size(t); }
def c : A<"Ã">;
def d { dag d = (c "é":$n); list<string> l = ["é", "b"]; }
def "é"; def "ô¿¿"; def "óa";
dump "é";
