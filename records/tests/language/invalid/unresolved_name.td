class A<string s> { string t = s; } multiclass M { def NAME # !cast<string>(!size(NAME)); } def x : A<y>;
