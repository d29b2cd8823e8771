// The argument of an instance mentions a field whose value is known only when the record is final: both definitions share
// the instance.
class Base { bit on = 1; }
class Pair<int n, bit on> { list<int> both = [n, on]; }
class Fields { list<int> both; Base base; }
class Use<int n> : Fields { let both = Pair<n, base.on>.both; }
multiclass Bases {
  def "" : Base;
  let base = !cast<Base>(NAME) in def _use : Use<1>;
}
defm a : Bases;
defm b : Bases;
