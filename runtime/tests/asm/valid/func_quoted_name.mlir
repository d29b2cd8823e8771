// Names that need quotes.
func.func private @"a b"()
func.func private @"1"()
func.func private @"\22"()
func.func private @a.b$c_d()
