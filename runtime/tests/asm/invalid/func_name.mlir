func.func 1
