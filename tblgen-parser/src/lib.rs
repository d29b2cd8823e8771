//! TableGen front end: sources, diagnostics, lexer, preprocessor, syntax tree and parser.
