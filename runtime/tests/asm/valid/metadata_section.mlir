// One of two groups is elided.
{-# external_resources: { a: { b: "a long text that is elided" }, c: { d: "short", e: "a long text that is elided" } } #-}
