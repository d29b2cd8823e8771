{-# dialect_resources: { func: { a: "0x0800000001" } } #-}
