func.foo
