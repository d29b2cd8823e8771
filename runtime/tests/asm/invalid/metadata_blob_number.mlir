{-# dialect_resources: { builtin: { a: 12 } } #-}
