{-# external_resources: { e: { a:[ "x" ]}} #-}
