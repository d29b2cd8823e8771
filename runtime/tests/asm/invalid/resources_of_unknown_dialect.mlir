{-# dialect_resources: { foo: { a: "0x0400000001" } } #-}
