class A { code c = [{ one }]; string s = [{ two
  lines "quoted" \n [ } ] { }]; code n = "string"; code u; }
def a : A; def b : A { let c = [{}]; let s = "plain"; let u = c; }
class B<code k> { code x = k; string y = k # "tail"; code z = [{pre}] # k; } def c : B<[{K}]>; def d : B<"str">;
