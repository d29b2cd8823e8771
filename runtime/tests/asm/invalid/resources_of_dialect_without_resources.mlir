{-# dialect_resources: { func: { a: "0x0400000001" } } #-}
