{-# dialect_resources: { builtin: { a: "0x080000000z" } } #-}
