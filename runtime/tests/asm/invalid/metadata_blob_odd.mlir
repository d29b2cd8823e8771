{-# dialect_resources: { builtin: { a: "0x080000001" } } #-}
