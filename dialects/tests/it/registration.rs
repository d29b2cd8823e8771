//! The error about a dialect that is not registered leads to this crate.

use rtblgen_runtime::Context;

#[test]
fn an_unknown_dialect_names_the_feature_that_has_it() {
    let manifest = include_str!("../../Cargo.toml");
    let all = manifest.lines().find_map(|line| line.strip_prefix("all = [")).expect("the feature `all`");
    for name in all.trim_end_matches(']').split(", ").map(|name| name.trim_matches('"')) {
        let context = Context::new();
        let errors = context.parse_module("a.mlir", &format!("{name}.some_op")).map(drop).unwrap_err();
        let text = errors.to_string();
        assert!(text.contains(&format!("`registry.dialect::<rtblgen_dialects::{name}::")), "{text}");
        assert!(
            text.contains(&format!("from the feature `{name}` of the crate `rtblgen-dialects`")),
            "{text}"
        );
    }
}
