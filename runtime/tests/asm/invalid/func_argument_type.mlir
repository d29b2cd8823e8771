func.func @f(%a) {}
