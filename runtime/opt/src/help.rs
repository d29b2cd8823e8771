//! Texts of `--help` and similar flags.

use super::registry::OptRegistry;
use rtblgen_passes::pass::{OptionKind, PassOption};

/// A flag of the driver: the text after its dashes, with the form of its value, and a description.
type Flag = (&'static str, &'static str);

/// The flags, by name.
pub(super) const FLAGS: &[Flag] = &[
    ("allow-unregistered-dialect", "Allow operations of dialects that are not registered"),
    (
        "debug-rewrites",
        "Log each operation and pattern that the greedy driver and conversions try, on standard error; runs on one thread",
    ),
    ("dump-pass-pipeline", "Print the pipeline that will be run"),
    ("elide-resource-data-from-bytecode", "Leave out the data of resources in bytecode"),
    ("emit-bytecode", "Write bytecode instead of text"),
    ("emit-bytecode-version=<uint>", "The version of the bytecode (the newest if it is not given)"),
    (
        "log-actions-to=<file>",
        "Log actions (passes, patterns, iterations, conversions) to a file; - is standard output",
    ),
    (
        "log-mlir-actions-filter=<places>",
        "Log only actions on operations at these places: file:line:column,...",
    ),
    ("profile-actions-to=<file>", "Write a profile of actions to a file, as JSON; - is standard output"),
    ("explain-legalization[=text|json]", "Explain why operations could not be legalized"),
    ("expensive-pattern-checks", "Verify after each pattern that applies, and check that it changed the IR"),
    (
        "greedy-steps-per-op=<uint>",
        "Steps of greedy rewriting for each operation, and for 100 more, before it is an error (1000)",
    ),
    ("help", "Print this"),
    ("help-op=<name>", "Print the documentation of an op, a !type or an #attribute"),
    ("list-passes", "Print the passes"),
    ("mlir-disable-threading", "Run passes on one thread"),
    ("mlir-elide-elementsattrs-if-larger=<uint>", "Elide elements attributes with more elements"),
    ("mlir-elide-resource-strings-if-larger=<uint>", "Elide resources whose text is longer"),
    ("mlir-generate-reproducer=<file>", "Write a reproducer before the passes run"),
    ("mlir-output-format=<text|json>", "The format of the times"),
    ("mlir-pass-pipeline-crash-reproducer=<file>", "Write a reproducer when a pass fails"),
    ("mlir-pass-pipeline-local-reproducer", "Start the reproducer just before the pass that fails"),
    ("mlir-pass-statistics", "Print the statistics of passes"),
    ("mlir-pass-statistics-display=<list|pipeline>", "The form of the statistics"),
    ("mlir-pretty-debuginfo", "Print locations for the eye, which cannot be read back"),
    ("mlir-print-assume-verified", "Passes print what may not be right in the custom form, too"),
    ("mlir-print-debuginfo", "Print locations"),
    ("mlir-print-elementsattrs-with-hex-if-larger=<long>", "Print larger elements attributes in hexadecimal"),
    ("mlir-print-ir-after=<pass>", "Print the IR after these passes"),
    ("mlir-print-ir-after-all", "Print the IR after each pass"),
    ("mlir-print-ir-after-change", "Of what is printed after passes, only if the IR changed"),
    ("mlir-print-ir-after-failure", "Print the IR after a pass that failed, and after no other"),
    ("mlir-print-ir-before=<pass>", "Print the IR before these passes"),
    ("mlir-print-ir-before-all", "Print the IR before each pass"),
    ("mlir-print-ir-module-scope", "Before and after passes, print the outermost operation"),
    ("mlir-print-ir-tree-dir=<folder>", "Print the IR around passes to files of a tree of folders"),
    ("mlir-print-local-scope", "Print without aliases"),
    ("mlir-print-op-generic", "Print the generic form of all operations"),
    ("mlir-print-op-on-diagnostic", "Show the operation that an error is about (on by default)"),
    ("mlir-print-skip-regions", "Print {...} in place of regions"),
    ("mlir-print-unique-ssa-ids", "Print SSA names that are unique in the output"),
    ("mlir-print-value-users", "Print comments that say which operations use each value"),
    ("mlir-timing", "Print how long parsing, passes and printing took"),
    ("mlir-timing-display=<list|tree>", "The form of the times"),
    ("mlir-use-nameloc-as-prefix", "Call values what their locations are"),
    ("no-implicit-module", "Take the only operation of the input as it is, without a module around it"),
    ("no-stub-warnings", "Do not report the stubs of hooks that the result is right without"),
    ("no-verify", "Verify nothing: with stubs of hooks, text that is read is printed again"),
    ("o=<file>", "The output file; - is standard output"),
    ("output-split-marker=<string>", "What is printed between the parts of a split input"),
    ("pass-pipeline=<string>", "A textual description of the pipeline to run"),
    (
        "reduce",
        "Make the program smaller, after the passes, while the command of --reduce-test succeeds; the file of -o always has the smallest program so far",
    ),
    (
        "reduce-test=<command>",
        "A command that exits with 0 for a program of interest; its file replaces {} or comes last",
    ),
    ("run-reproducer", "Run the pipeline that the input holds"),
    ("show-dialects", "Print the registered dialects"),
    ("split-input-file[=<marker>]", "Process the parts between '// -----' one by one"),
    ("verify-diagnostics[=all|only-expected]", "Check the diagnostics against expected-* comments"),
    ("verify-each", "Verify after each pass (on by default)"),
    ("verify-roundtrip", "Check that what is printed reads back as the same"),
    ("version", "Print the version"),
];

/// The text of `--help`.
pub(super) fn help(program: &str, registry: &OptRegistry) -> String {
    let mut text =
        format!("OVERVIEW: {}\n\nUSAGE: {program} [options] <input file>\n\nOPTIONS:\n", registry.overview);
    for (flag, description) in FLAGS.iter().chain(&registry.flags) {
        let dashes = if flag.starts_with("o=") { "-" } else { "--" };
        text.push_str(&format!("  {:<52} - {description}\n", format!("{dashes}{flag}")));
    }
    text.push('\n');
    text + &passes(registry) + "\n" + &dialects(registry)
}

/// The registered dialects, and the type of `func` if it is not among them.
fn dialects(registry: &OptRegistry) -> String {
    let context = registry.context();
    let mut text = "DIALECTS:\n".to_owned();
    for dialect in context.dialects() {
        text.push_str(&format!("  {}\n", dialect.name));
    }
    if let (None, Some(how)) =
        (context.dialect("func"), rtblgen_ir::internal::how_to_register(&context, "func"))
    {
        text.push_str(&format!("  (func: not registered; {how})\n"));
    }
    text
}

/// The text of `--list-passes`.
pub(super) fn passes(registry: &OptRegistry) -> String {
    let mut text = "PASSES:\n".to_owned();
    for pass in registry.passes().passes() {
        list(&mut text, pass.argument(), pass.description(), pass.options());
    }
    let pipelines = registry.passes().pipelines();
    if !pipelines.is_empty() {
        text.push_str("\nPIPELINES:\n");
    }
    for pipeline in pipelines {
        list(&mut text, pipeline.argument(), pipeline.description(), pipeline.options());
    }
    text
}

fn list(text: &mut String, argument: &str, description: &str, options: &[PassOption]) {
    text.push_str(&format!("  --{argument:<50} - {description}\n"));
    for option in options {
        let name = format!("{}{}", option.name, value_form(option.kind));
        text.push_str(&format!("    --{name:<48} - {}\n", option.description));
    }
}

/// The form of the value of an option.
fn value_form(kind: OptionKind) -> String {
    match kind {
        OptionKind::Flag(_) => String::new(),
        OptionKind::Int(_) => "=<int>".to_owned(),
        OptionKind::Integer(_) => "=<long>".to_owned(),
        OptionKind::Unsigned(_) => "=<ulong>".to_owned(),
        OptionKind::Float(_) => "=<number>".to_owned(),
        OptionKind::Choice(_, values) => format!("=<{}>", values.join("|")),
        OptionKind::Text(_) | OptionKind::Unnamed(_) => "=<string>".to_owned(),
        OptionKind::List => "=<string,..>".to_owned(),
        OptionKind::ListOf(kind) => match value_form(*kind).strip_suffix('>') {
            Some(form) => format!("{form},..>"),
            None => "=<bool,..>".to_owned(),
        },
        OptionKind::Group(options) => {
            let names: Vec<&str> = options.iter().map(|option| option.name).collect();
            format!("=<{{{}}}>", names.join(" "))
        }
    }
}

/// The known flag or pass whose name is the closest to an unknown argument, with the argument's value.
pub(super) fn nearest(argument: &str, registry: &OptRegistry) -> Option<String> {
    let argument = argument.trim_start_matches('-');
    let (name, value) = argument.split_once('=').unwrap_or((argument, ""));
    let passes = registry.passes().passes();
    let flags = FLAGS.iter().map(|(flag, _)| flag.split(['=', '[']).next().unwrap_or(flag));
    let pipelines = registry.passes().pipelines();
    let pipelines = pipelines.iter().map(|pipeline| pipeline.argument());
    let known = flags.chain(passes.iter().map(|pass| pass.argument())).chain(pipelines);
    let nearest = known.min_by_key(|known| edit_distance(known, name))?;
    let nearest = if value.is_empty() { nearest.to_owned() } else { format!("{nearest}={value}") };
    Some(dashed(&nearest))
}

/// A flag with its dashes: one before a single letter.
pub(super) fn dashed(flag: &str) -> String {
    let dashes = if flag.len() == 1 { "-" } else { "--" };
    format!("{dashes}{flag}")
}

/// The edit distance of two words: insertions, deletions and replacements of characters.
pub(super) fn edit_distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, byte) in a.bytes().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, other) in b.bytes().enumerate() {
            let replaced = diagonal + usize::from(byte != other);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
