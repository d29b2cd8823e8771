{-# external_resources: { e: { a: 12 } } #-}
