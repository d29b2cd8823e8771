class Later;
class User { Later l; }
class Later { User u; int x = 1; }
def l : Later; def u : User { let l = !cast<Later>("l"); }
