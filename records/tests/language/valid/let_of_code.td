class A { code c = [{}]; } let c = [{ body }] in def a : A; def b : A { let c = [{ other }] # "tail"; }
