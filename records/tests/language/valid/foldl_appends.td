// Bodies that only put something behind the accumulator, and those that look alike.
defvar words = ["a", "bc", ""];

class Joined<list<string> parts, string separator, string start = ""> {
  string text = !foldl(start, parts, all, part, all # separator # part);
  string doubled = !foldl(start, parts, all, part, all # part # all);
  string before = !foldl(start, parts, all, part, part # all);
  string nested = !foldl(start, parts, all, part,
                         all # !foldl("<", parts, inner, other, inner # part # other) # ">");
  code block = !foldl([{begin }], parts, all, part, all # part);
  code mixed = !foldl("", parts, all, part, all # [{;}] # part);
  string nothing = !foldl(start, []<string>, all, part, all # part);
  list<string> repeated = !foreach(n, [1, 2], !foldl("", parts, all, part, all # n # part));
}
def known : Joined<words, ", ">;
def started : Joined<words, "", "start:">;
def empty : Joined<[], "x">;
defvar instance = Joined<["later"], "-">;
def of_instance { string text = instance.text; code block = instance.block; }

// Some parts are known only when the record is: what comes before them is joined already.
class Late<string own> {
  string name = own;
  string mine = !foldl("", ["p", own, "q", NAME, "r"], all, part, all # part # ".");
}
def late : Late<"l">;
class Later<int n> : Late<"n" # n> { string more = !foldl(name, [mine, "end"], all, part, all # "/" # part); }
def later : Later<3> { let name = "changed"; }
multiclass Many<list<string> names> {
  foreach name = names in
    def _ # name { string text = !foldl(NAME, names, all, other, all # "_" # other); }
}
defm many : Many<["x", "y"]>;

// Numbers, records and other names for the same thing.
class Named<string n> { string value = n; }
def numbers { string text = !foldl("", [1, 2, 3], all, n, all # n # !add(n, n)); }
def fields { string text = !foldl("", [Named<"u">, Named<"v">], all, named, all # named.value); }
def called { string text = !foldl("", ["w"], all, part, !strconcat(all, "[", part, "]")); }
def shadowed { string text = !foldl("", ["s", "t"], same, part, same # !foldl("", ["1"], inner, other, inner # other # part)); }
