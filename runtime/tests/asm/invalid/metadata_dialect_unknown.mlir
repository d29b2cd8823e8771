{-# dialect_resources: { nodialect: { a: "0x0800000001" } } #-}
