let x = 3 in
