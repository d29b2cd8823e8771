//! The generators, by name.

use rtblgen_records::Records;
use tblgen_parser::Diagnostic;

use crate::docs;
use crate::input::request::Request;
use crate::ods;
use crate::ods::code::file::Parts;
use crate::ods::model::interface::InterfaceKind;
use crate::passes;
use crate::patterns::{self, ExplanationFormat};
use crate::stock::Hook;
use crate::tables;

macro_rules! generators {
    ($($(#[$doc:meta])* $name:ident = $flag:literal, $help:literal;)*) => {
        /// A generator: what `rtblgen --gen-..` selects.
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

            /// What it emits, in one line.
            pub fn help(self) -> &'static str {
                match self {
                    $(Generator::$name => $help,)*
                }
            }
        }
    };
}

generators! {
    /// Everything that a file says of its dialect.
    Dialect = "gen-dialect", "Everything of a dialect: ops, enums, attributes, and the dialect itself";
    /// The ops.
    OpDefs = "gen-op-defs", "Ops: types with accessors and builders, their verification and their text";
    /// See [`Generator::is_declarations`].
    OpDecls = "gen-op-decls", "One comment line: Rust has no separate declarations";
    /// The enums.
    EnumDefs = "gen-enum-defs", "Enums and flags, with Display, FromStr and TryFrom";
    /// See [`Generator::is_declarations`].
    EnumDecls = "gen-enum-decls", "One comment line: Rust has no separate declarations";
    /// The dialect.
    DialectDefs = "gen-dialect-defs", "The dialect's type, with its registration";
    /// See [`Generator::is_declarations`].
    DialectDecls = "gen-dialect-decls", "One comment line: Rust has no separate declarations";
    /// The rewrite patterns.
    Rewriters = "gen-rewriters", "Rewrite patterns (DRR): a type per pattern, and `populate`";
    /// The rewrite patterns of a file of PDLL.
    PdllRewriters = "gen-pdll-rewriters", "Rewrite patterns of a PDLL file: a type per pattern, and `populate`";
    /// The decision tree of the patterns of a file, and what is wrong with them.
    ExplainPatterns = "explain-patterns", "Patterns of a .td or .pdll file: the tree of their tests, patterns that never apply, pairs that undo each other";
    /// The same as JSON.
    ExplainPatternsJson = "explain-patterns-json", "The same as JSON";
    /// The same as a graph.
    ExplainPatternsDot = "explain-patterns-dot", "The same as a graph for dot";
    /// Enums, tables and look-ups by key, from the classes of `llvm/TableGen/SearchableTable.td`.
    SearchableTables = "gen-searchable-tables", "Tables of records as static arrays, with look-ups by key; needs no runtime";
    /// The types.
    TypeDefDefs = "gen-typedef-defs", "Types of a dialect";
    /// Documentation of the ops.
    OpDoc = "gen-op-doc", "Documentation of ops in Markdown, as mlir-tblgen writes it";
    /// Documentation of the dialect.
    DialectDoc = "gen-dialect-doc", "Documentation of a dialect in Markdown, as mlir-tblgen writes it";
    /// Documentation of the types.
    TypeDefDoc = "gen-typedef-doc", "Documentation of types in Markdown, as mlir-tblgen writes it";
    /// Documentation of the attributes.
    AttrDefDoc = "gen-attrdef-doc", "Documentation of attributes in Markdown, as mlir-tblgen writes it";
    /// Documentation of the enums.
    EnumDoc = "gen-enum-doc", "Documentation of enums in Markdown, as mlir-tblgen writes it";
    /// The hooks that the Rust of a file needs.
    ListHooks = "list-hooks", "The hooks that the Rust of a file needs: each with its op, kind and place";
    /// The same as JSON.
    ListHooksJson = "list-hooks-json", "The hooks that the Rust of a file needs, as JSON";
    /// The passes.
    PassDecls = "gen-pass-decls", "Passes: types with options and statistics, and their registration";
    /// Documentation of the passes.
    PassDoc = "gen-pass-doc", "Documentation of passes in Markdown, as mlir-tblgen writes it";
    /// Documentation of the interfaces of operations.
    OpInterfaceDocs = "gen-op-interface-docs", "Documentation of op interfaces in Markdown, with Rust signatures";
    /// Documentation of the interfaces of attributes.
    AttrInterfaceDocs = "gen-attr-interface-docs", "Documentation of attribute interfaces in Markdown, with Rust signatures";
    /// Documentation of the interfaces of types.
    TypeInterfaceDocs = "gen-type-interface-docs", "Documentation of type interfaces in Markdown, with Rust signatures";
    /// The attributes.
    AttrDefDefs = "gen-attrdef-defs", "Attributes of a dialect";
    /// See [`Generator::is_declarations`].
    AttrDefDecls = "gen-attrdef-decls", "One comment line: Rust has no separate declarations";
    /// The interfaces of operations.
    OpInterfaceDefs = "gen-op-interface-defs", "Interfaces of operations: traits, and handles to call them through";
    /// The interfaces of attributes.
    AttrInterfaceDefs = "gen-attr-interface-defs", "Interfaces of attributes: traits, and handles to call them through";
    /// The interfaces of types.
    TypeInterfaceDefs = "gen-type-interface-defs", "Interfaces of types: traits, and handles to call them through";
    /// The interfaces of dialects.
    DialectInterfaceDefs = "gen-dialect-interface-defs", "Interfaces of dialects: traits whose objects dialects register";
    /// Type constraints with a `cppFunctionName`.
    TypeConstraintDefs = "gen-type-constraint-defs", "Type constraints that are functions";
    /// Attribute constraints with a `cppFunctionName`.
    AttrConstraintDefs = "gen-attr-constraint-defs", "Attribute constraints that are functions";
    /// See [`Generator::is_declarations`].
    DialectInterfaceDecls = "gen-dialect-interface-decls", "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    TypeDefDecls = "gen-typedef-decls", "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    OpInterfaceDecls = "gen-op-interface-decls", "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    AttrInterfaceDecls = "gen-attr-interface-decls", "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    TypeInterfaceDecls = "gen-type-interface-decls", "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    TypeConstraintDecls = "gen-type-constraint-decls", "One comment line: Rust has no separate declarations";
    /// See [`Generator::is_declarations`].
    AttrConstraintDecls = "gen-attr-constraint-decls", "One comment line: Rust has no separate declarations";
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

    /// Whether it emits Rust, and not documentation: the td library's files then win over files of the same path.
    pub fn emits_rust(self) -> bool {
        !self.flag().ends_with("-doc") && !self.flag().ends_with("-docs")
    }

    /// Whether it is there for build scripts made for mlir-tblgen, which emits declarations apart from definitions.
    pub fn is_declarations(self) -> bool {
        self.flag().ends_with("-decls") && self != Generator::PassDecls
    }

    /// Whether it lists hooks, and emits no Rust itself.
    pub(crate) fn lists_hooks(self) -> bool {
        matches!(self, Generator::ListHooks | Generator::ListHooksJson)
    }

    /// How it explains patterns; `None` for a generator that does not.
    pub(crate) fn explanation_format(self) -> Option<ExplanationFormat> {
        match self {
            Generator::ExplainPatterns => Some(ExplanationFormat::Text),
            Generator::ExplainPatternsJson => Some(ExplanationFormat::Json),
            Generator::ExplainPatternsDot => Some(ExplanationFormat::Dot),
            _ => None,
        }
    }

    pub(crate) fn run(
        self,
        records: &Records,
        request: &Request,
        hooks: &mut Vec<Hook>,
        warnings: &mut Vec<Diagnostic>,
    ) -> Result<String, Vec<Diagnostic>> {
        if self.is_declarations() {
            return Ok(declarations(self));
        }
        if let Some(format) = self.explanation_format() {
            return patterns::explained(records, request, format, warnings);
        }
        if self == Generator::Rewriters {
            return patterns::file(records, request, hooks, warnings);
        }
        if self == Generator::SearchableTables {
            return tables::file(records, warnings);
        }
        if self == Generator::PassDecls {
            return passes::file(records, request, warnings);
        }
        match self {
            Generator::PassDoc => return docs::pass_doc(records),
            Generator::OpDoc => return docs::op_doc(records, &request.filter),
            Generator::DialectDoc => return docs::dialect_doc(records, &request.filter),
            Generator::TypeDefDoc => return docs::typedef_doc(records),
            Generator::AttrDefDoc => return docs::attrdef_doc(records),
            Generator::EnumDoc => return docs::enum_doc(records),
            Generator::OpInterfaceDocs => return docs::interface_doc(records, InterfaceKind::Op),
            Generator::AttrInterfaceDocs => return docs::interface_doc(records, InterfaceKind::Attribute),
            Generator::TypeInterfaceDocs => return docs::interface_doc(records, InterfaceKind::Type),
            _ => {}
        }
        let parts = match self {
            Generator::OpDefs => Parts { ops: true, ..Parts::NONE },
            Generator::EnumDefs => Parts { enums: true, ..Parts::NONE },
            Generator::DialectDefs => Parts { dialect: true, ..Parts::NONE },
            Generator::TypeDefDefs => Parts { types: true, ..Parts::NONE },
            Generator::AttrDefDefs => Parts { attributes: true, ..Parts::NONE },
            Generator::OpInterfaceDefs => Parts { op_interfaces: true, ..Parts::NONE },
            Generator::AttrInterfaceDefs => Parts { attribute_interfaces: true, ..Parts::NONE },
            Generator::TypeInterfaceDefs => Parts { type_interfaces: true, ..Parts::NONE },
            Generator::DialectInterfaceDefs => Parts { dialect_interfaces: true, ..Parts::NONE },
            Generator::TypeConstraintDefs => Parts { type_constraints: true, ..Parts::NONE },
            Generator::AttrConstraintDefs => Parts { attribute_constraints: true, ..Parts::NONE },
            _ => Parts::ALL,
        };
        ods::file(records, request, parts, warnings)
    }
}

fn declarations(generator: Generator) -> String {
    let defs = generator.flag().replace("-decls", "-defs");
    format!("// Rust has no separate declarations: see what `--{defs}` emits.\n")
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
