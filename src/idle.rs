//! Warnings about options that the requested action does not read: the run would succeed as if they had an effect.

use clap::ArgMatches;
use clap::parser::ValueSource;
use rtblgen_backends::Generator;

use crate::arguments::{Action, Arguments};

/// Options by the names of their fields, what reads them, and whether this command line does.
type Rule = (&'static [&'static str], &'static str, fn(&Arguments) -> bool);

const RULES: &[Rule] = &[
    (
        &["fuse_patterns"],
        "a generator of patterns",
        |own| matches!(own.action, Action::Generate(generator) if generator.flag().contains("rewriters")),
    ),
    (&["extern_paths", "stub_hooks"], "a generator of Rust", |own| {
        matches!(own.action, Action::InitDialect | Action::Generate(_)) && !is_documentation(own)
    }),
    (&["op_include_regex", "op_exclude_regex"], "a generator", |own| {
        matches!(own.action, Action::InitDialect | Action::Generate(_))
    }),
    (&["skip_unsupported_patterns"], "--gen-drr-pdl", |own| {
        matches!(own.action, Action::Generate(Generator::DrrPdl))
    }),
    // As in mlir-tblgen, other documents are of the whole file.
    (&["dialect"], "a generator of Rust, --gen-dialect-doc or --gen-irdl", |own| match own.action {
        Action::Generate(Generator::DialectDoc | Generator::Irdl) | Action::InitDialect => true,
        Action::Generate(_) => !is_documentation(own),
        _ => false,
    }),
    (&["typedefs_dialect"], "--gen-typedef-defs", |own| {
        matches!(own.action, Action::Generate(Generator::TypeDefDefs | Generator::TypeDefDecls))
    }),
    (&["attrdefs_dialect"], "--gen-attrdef-defs", |own| {
        matches!(own.action, Action::Generate(Generator::AttrDefDefs | Generator::AttrDefDecls))
    }),
    (&["bytecode_dialect"], "--gen-bytecode", |own| {
        matches!(own.action, Action::Generate(Generator::Bytecode))
    }),
    // The documentation of ops in Rust has the links.
    (&["source_url"], "--gen-dialect or --gen-op-defs", |own| {
        matches!(own.action, Action::InitDialect | Action::Generate(Generator::Dialect | Generator::OpDefs))
    }),
    (&["dump_ods", "split_input_file", "output_split_marker"], "a file of PDLL", |own| {
        matches!(own.action, Action::Pdll(_))
    }),
    (&["write_if_changed"], "-o", |own| own.output.is_some()),
];

fn is_documentation(arguments: &Arguments) -> bool {
    matches!(arguments.action, Action::Generate(generator) if !generator.emits_rust() && !is_declaration(generator))
}

fn is_declaration(generator: Generator) -> bool {
    generator.is_declarations()
}

/// The warnings, a line each.
pub fn warnings(matches: &ArgMatches, arguments: &Arguments) -> Vec<String> {
    let is_given = |field: &&&str| matches.value_source(field) == Some(ValueSource::CommandLine);
    let unread = RULES.iter().filter(|(.., reads)| !reads(arguments));
    let described = unread.flat_map(|(fields, reader, _)| {
        fields.iter().filter(is_given).map(move |field| {
            let option =
                if *field == "extern_paths" { "extern-path".to_owned() } else { field.replace('_', "-") };
            format!("warning: --{option} does nothing without {reader}")
        })
    });
    let missing_folders =
        arguments.include_dirs.iter().chain(&arguments.upstream_includes).filter(|folder| !folder.is_dir());
    let missing_folders = missing_folders
        .map(|folder| format!("warning: the include folder `{}` does not exist", folder.display()));
    described.chain(missing_folders).collect()
}
