//! The generators: one row each, with the option, the product and the help.
//!
//! A row is all that a generator has. `pipeline.rs` makes each kind of `Product` in one place.

use rtblgen_records::{Record, Records};
use tblgen_parser::Diagnostic;

use crate::docs;
use crate::input::library::Library;
use crate::input::request::Filter;
use crate::ods::code::file::DefinitionKind;
use crate::ods::model::interface::InterfaceKind;
use crate::patterns::ExplanationFormat;
use crate::stock::HookListFormat;

/// The kind of a generator's output.
#[derive(Clone, Copy)]
pub(crate) enum Product {
    /// The Rust of these kinds of definitions.
    Definitions(&'static [DefinitionKind]),
    /// A comment that names the option of the definitions: Rust has no separate declarations. For build scripts made for
    /// mlir-tblgen.
    Declarations(&'static str),
    /// The Rust of DRR patterns.
    Patterns,
    /// The Rust of the patterns of a PDLL file.
    PdllPatterns,
    /// The tests of the patterns of a `.td` or `.pdll` file, and warnings about the patterns.
    Explanation(ExplanationFormat),
    /// DRR patterns as operations of the `pdl` dialect.
    PdlPatterns,
    /// The Rust of searchable tables.
    Tables,
    /// The Rust of passes.
    Passes,
    /// The Rust of encodings in bytecode.
    Bytecode,
    /// The hooks that the Rust of a file needs.
    Hooks(HookListFormat),
    /// The definitions of a dialect as operations of the `irdl` dialect.
    IrdlModule,
    /// Documentation.
    Markdown(fn(&Records, &Filter) -> Result<String, Vec<Diagnostic>>),
}

impl Product {
    /// Whether snippets are read: the td library's files then win over files of the same path, and C++ is translated.
    pub(crate) fn is_rust(self) -> bool {
        match self {
            Product::Markdown(_) | Product::IrdlModule => false,
            Product::Definitions(_)
            | Product::Declarations(_)
            | Product::Patterns
            | Product::PdllPatterns
            | Product::Explanation(_)
            | Product::PdlPatterns
            | Product::Tables
            | Product::Passes
            | Product::Bytecode
            | Product::Hooks(_) => true,
        }
    }

    /// The precedence of the td library's files.
    pub(crate) fn library(self) -> Library {
        if self.is_rust() { Library::Wins } else { Library::Last }
    }
}

macro_rules! generators {
    ($($(#[$doc:meta])* $name:ident = $flag:literal => $product:expr, $help:literal;)*) => {
        /// A generator: the value of `rtblgen --gen-..`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Generator {
            $($(#[$doc])* $name,)*
        }

        impl Generator {
            /// All generators, as `--help` lists them.
            pub const ALL: &'static [Generator] = &[$(Generator::$name),*];

            /// The option that selects it, without the dashes.
            pub fn flag(self) -> &'static str {
                match self {
                    $(Generator::$name => $flag,)*
                }
            }

            /// Returns a description of the output, in one line.
            pub fn help(self) -> &'static str {
                match self {
                    $(Generator::$name => $help,)*
                }
            }

            /// Returns the kind of the output.
            pub(crate) fn product(self) -> Product {
                use DefinitionKind::*;
                use Product::*;
                match self {
                    $(Generator::$name => $product,)*
                }
            }
        }
    };
}

generators! {
    /// All definitions of a file's dialect.
    Dialect = "gen-dialect" => Definitions(DefinitionKind::ALL), "Everything of a dialect: ops, enums, attributes, and the dialect itself";
    /// The ops.
    OpDefs = "gen-op-defs" => Definitions(&[Ops]), "Ops: types with accessors and builders, their verification and their text";
    /// See [`Generator::is_declarations`].
    OpDecls = "gen-op-decls" => Declarations("gen-op-defs"), "One comment line: Rust has no separate declarations";
    /// The enums.
    EnumDefs = "gen-enum-defs" => Definitions(&[Enums]), "Enums and flags, with Display, FromStr and TryFrom";
    /// See [`Generator::is_declarations`].
    EnumDecls = "gen-enum-decls" => Declarations("gen-enum-defs"), "One comment line: Rust has no separate declarations";
    /// The dialect.
    DialectDefs = "gen-dialect-defs" => Definitions(&[Dialect]), "The dialect's type, with its registration";
    /// See [`Generator::is_declarations`].
    DialectDecls = "gen-dialect-decls" => Declarations("gen-dialect-defs"), "One comment line: Rust has no separate declarations";
    /// The rewrite patterns.
    Rewriters = "gen-rewriters" => Patterns, "Rewrite patterns (DRR): a type per pattern, and `populate`";
    /// The rewrite patterns of a file of PDLL.
    PdllRewriters = "gen-pdll-rewriters" => PdllPatterns, "Rewrite patterns of a PDLL file: a type per pattern, and `populate`";
    /// The decision tree of the patterns of a file, and warnings about them.
    ExplainPatterns = "explain-patterns" => Explanation(ExplanationFormat::Text), "Patterns of a .td or .pdll file: the tree of their tests, patterns that never apply, pairs that undo each other";
    /// The same as JSON.
    ExplainPatternsJson = "explain-patterns-json" => Explanation(ExplanationFormat::Json), "The same as JSON";
    /// The same as a graph.
    ExplainPatternsDot = "explain-patterns-dot" => Explanation(ExplanationFormat::Dot), "The same as a graph for dot";
    /// The rewrite patterns as PDL.
    DrrPdl = "gen-drr-pdl" => PdlPatterns, "Rewrite patterns (DRR) as patterns of the pdl dialect";
    /// Enums, tables and look-ups by key, from the classes of `llvm/TableGen/SearchableTable.td`.
    SearchableTables = "gen-searchable-tables" => Tables, "Tables of records as static arrays, with look-ups by key; needs no runtime";
    /// The types.
    TypeDefDefs = "gen-typedef-defs" => Definitions(&[Types]), "Types of a dialect";
    /// The definitions of a dialect as IRDL.
    Irdl = "gen-irdl" => IrdlModule, "Types, attributes and ops of a dialect as operations of the irdl dialect, as tblgen-to-irdl writes them";
    /// Documentation of the ops.
    OpDoc = "gen-op-doc" => Markdown(docs::op_doc), "Documentation of ops in Markdown, as mlir-tblgen writes it";
    /// Documentation of the dialect.
    DialectDoc = "gen-dialect-doc" => Markdown(docs::dialect_doc), "Documentation of a dialect in Markdown, as mlir-tblgen writes it";
    /// Documentation of the types.
    TypeDefDoc = "gen-typedef-doc" => Markdown(|records, _| docs::typedef_doc(records)), "Documentation of types in Markdown, as mlir-tblgen writes it";
    /// Documentation of the attributes.
    AttrDefDoc = "gen-attrdef-doc" => Markdown(|records, _| docs::attrdef_doc(records)), "Documentation of attributes in Markdown, as mlir-tblgen writes it";
    /// Documentation of the enums.
    EnumDoc = "gen-enum-doc" => Markdown(|records, _| docs::enum_doc(records)), "Documentation of enums in Markdown, as mlir-tblgen writes it";
    /// The hooks that the Rust of a file needs.
    ListHooks = "list-hooks" => Hooks(HookListFormat::Text), "The hooks that the Rust of a file needs: each with its op, kind and place";
    /// The same as JSON.
    ListHooksJson = "list-hooks-json" => Hooks(HookListFormat::Json), "The hooks that the Rust of a file needs, as JSON";
    /// The passes.
    PassDecls = "gen-pass-decls" => Passes, "Passes: types with options and statistics, and their registration";
    /// The encoding of attributes and types in bytecode.
    Bytecode = "gen-bytecode" => Bytecode, "The encoding of a dialect's attributes and types in bytecode, from mlir/IR/BytecodeBase.td";
    /// Documentation of the passes.
    PassDoc = "gen-pass-doc" => Markdown(|records, _| docs::pass_doc(records)), "Documentation of passes in Markdown, as mlir-tblgen writes it";
    /// Documentation of the interfaces of operations.
    OpInterfaceDocs = "gen-op-interface-docs" => Markdown(|records, _| docs::interface_doc(records, InterfaceKind::Op)), "Documentation of op interfaces in Markdown, with Rust signatures";
    /// Documentation of the interfaces of attributes.
    AttrInterfaceDocs = "gen-attr-interface-docs" => Markdown(|records, _| docs::interface_doc(records, InterfaceKind::Attribute)), "Documentation of attribute interfaces in Markdown, with Rust signatures";
    /// Documentation of the interfaces of types.
    TypeInterfaceDocs = "gen-type-interface-docs" => Markdown(|records, _| docs::interface_doc(records, InterfaceKind::Type)), "Documentation of type interfaces in Markdown, with Rust signatures";
    /// The attributes.
    AttrDefDefs = "gen-attrdef-defs" => Definitions(&[Attributes]), "Attributes of a dialect";
    /// See [`Generator::is_declarations`].
    AttrDefDecls = "gen-attrdef-decls" => Declarations("gen-attrdef-defs"), "One comment line: Rust has no separate declarations";
    /// The interfaces of operations.
    OpInterfaceDefs = "gen-op-interface-defs" => Definitions(&[OpInterfaces]), "Interfaces of operations: traits, and handles to call them through";
    /// The interfaces of attributes.
    AttrInterfaceDefs = "gen-attr-interface-defs" => Definitions(&[AttributeInterfaces]), "Interfaces of attributes: traits, and handles to call them through";
    /// The interfaces of types.
    TypeInterfaceDefs = "gen-type-interface-defs" => Definitions(&[TypeInterfaces]), "Interfaces of types: traits, and handles to call them through";
    /// The interfaces of dialects.
    DialectInterfaceDefs = "gen-dialect-interface-defs" => Definitions(&[DialectInterfaces]), "Interfaces of dialects: traits whose objects dialects register";
    /// Type constraints with a `cppFunctionName`.
    TypeConstraintDefs = "gen-type-constraint-defs" => Definitions(&[TypeConstraints]), "Type constraints that are functions";
    /// Attribute constraints with a `cppFunctionName`.
    AttrConstraintDefs = "gen-attr-constraint-defs" => Definitions(&[AttributeConstraints]), "Attribute constraints that are functions";
    /// See [`Generator::is_declarations`].
    DialectInterfaceDecls = "gen-dialect-interface-decls" => Declarations("gen-dialect-interface-defs"), "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    TypeDefDecls = "gen-typedef-decls" => Declarations("gen-typedef-defs"), "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    OpInterfaceDecls = "gen-op-interface-decls" => Declarations("gen-op-interface-defs"), "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    AttrInterfaceDecls = "gen-attr-interface-decls" => Declarations("gen-attr-interface-defs"), "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    TypeInterfaceDecls = "gen-type-interface-decls" => Declarations("gen-type-interface-defs"), "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    TypeConstraintDecls = "gen-type-constraint-decls" => Declarations("gen-type-constraint-defs"), "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    AttrConstraintDecls = "gen-attr-constraint-decls" => Declarations("gen-attr-constraint-defs"), "One comment line: Rust has no separate declarations";
}

impl Generator {
    /// The generator that an option selects; the option without its dashes.
    ///
    /// ```
    /// use rtblgen_backends::Generator;
    /// assert_eq!(Generator::from_flag("gen-op-defs"), Some(Generator::OpDefs));
    /// ```
    pub fn from_flag(flag: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|generator| generator.flag() == flag)
    }

    /// Whether it emits Rust that a build script can include.
    pub fn emits_rust(self) -> bool {
        let product = self.product();
        product.is_rust()
            && !matches!(product, Product::Explanation(_) | Product::PdlPatterns | Product::Hooks(_))
    }

    /// Whether it exists for build scripts made for mlir-tblgen, which emits declarations apart from
    /// definitions.
    pub fn is_declarations(self) -> bool {
        matches!(self.product(), Product::Declarations(_))
    }
}

/// The classes whose defs in the main file have Rust, each with the generator.
const GENERATED: &[(&str, Generator)] = &[
    ("Op", Generator::Dialect),
    ("Dialect", Generator::Dialect),
    ("TypeDef", Generator::Dialect),
    ("AttrDef", Generator::Dialect),
    ("EnumInfo", Generator::Dialect),
    ("Interface", Generator::Dialect),
    ("Pattern", Generator::Rewriters),
    ("PassBase", Generator::PassDecls),
    ("GenericTable", Generator::SearchableTables),
];

/// Returns the generators of the main file's own definitions.
pub fn generators_of(records: &Records) -> Vec<Generator> {
    let main = records.sources().main_file();
    let is_own = |record: &Record<'_>| records.sources().file_of(record.span()) == main;
    let mut found = Vec::new();
    for (class, generator) in GENERATED {
        let is_used = records.class(class).is_some() && records.derived(class).any(|record| is_own(&record));
        if is_used && !found.contains(generator) {
            found.push(*generator);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_unique() {
        for generator in Generator::ALL {
            assert_eq!(Generator::from_flag(generator.flag()), Some(*generator));
        }
    }
}
