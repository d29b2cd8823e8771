// Known strings are joined in one go: wherever an unknown one stands between, and whatever the format.
class Around<string x, int n> {
  string front = x # "a" # "b" # "c";
  string middle = "a" # "b" # x # "c" # "d";
  string back = "a" # "b" # "c" # x;
  string number = "a" # n # "b" # "c";
  string operator = !strconcat(x, "a", "b", x, "c", "d", "e");
  list<int> lists = !listconcat([n], [1, 2], [], [3], [n], [4], [5]);
  list<string> pasted = ["a"] # [x] # ["b"] # ["c"];
}
def around : Around<"x", 7>;
def known {
  string s = "a" # "b" # "c" # 1 # "d" #;
  string c = "a" # [{ code }] # "b";
  string o = !strconcat("a", [{ code }], "b", "c");
  list<int> l = !listconcat([1], [2], [3, 4], []<int>, [5]);
  list<string> p = ["a"] # ["b"] # ["c"];
}
foreach i = 0...2 in def r # i # _ # "x" # "y" # i : Around<"z" # i # "w" # "v", i>;
