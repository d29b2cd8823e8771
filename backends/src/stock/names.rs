//! Classes and enums that records define, found by their C++ paths.

use std::collections::HashMap;

use rtblgen_cpp::{Getter, IntegerKind, Names, Ty, UserClass, UserKind};
use rtblgen_records::{Record, Records};

use crate::rust::class_paths::is_enum_attribute;
use crate::rust::{namer, snippet};

/// The TableGen class of each kind of definition, with the fields of its C++ name and namespace.
const KINDS: &[(&str, UserKind, &str)] = &[
    ("TypeDef", UserKind::Type, "cppClassName"),
    ("AttrDef", UserKind::Attribute, "cppClassName"),
    ("TypeInterface", UserKind::TypeInterface, "cppInterfaceName"),
    ("AttrInterface", UserKind::AttributeInterface, "cppInterfaceName"),
    ("EnumInfo", UserKind::Enum, "className"),
    ("EnumAttrInfo", UserKind::Attribute, "specializedAttrClassName"),
];

/// The C++ names that records define.
pub(super) struct RecordNames<'r> {
    classes: HashMap<String, (UserKind, Record<'r>)>,
    /// The namespace of each file's dialect.
    namespaces: HashMap<tblgen_parser::FileId, &'r str>,
    /// The namespaces of dialects, except `mlir`.
    dialects: Vec<&'r str>,
}

impl<'r> RecordNames<'r> {
    pub(super) fn new(records: &'r Records) -> Self {
        let mut classes = HashMap::new();
        for &(class, kind, name_field) in KINDS {
            for record in records.derived(class) {
                let Some(namespace) = namespace(record) else { continue };
                let Ok(name) = record.str(name_field) else { continue };
                if class == "EnumAttrInfo" && !is_enum_attribute(record) {
                    continue;
                }
                let path =
                    if namespace.is_empty() { name.to_owned() } else { format!("{namespace}::{name}") };
                classes.entry(path).or_insert((kind, record));
            }
        }
        for record in records.derived("Op") {
            let Some(namespace) = namespace(record) else { continue };
            let path = format!("{namespace}::{}", namer::class_name(record.name()));
            classes.entry(path).or_insert((UserKind::Op, record));
        }
        let dialects = records.derived("Dialect").filter_map(namespace);
        let dialects = dialects.filter(|own| !["", "mlir"].contains(own)).collect();
        Self { classes, namespaces: namespaces_of_files(records), dialects }
    }

    /// The C++ namespace around the snippets of a record: that of the dialect in the record's file.
    pub(super) fn namespace_of(&self, record: Record<'r>) -> &'r str {
        let file = record.records().sources().file_of(record.span());
        let spans = record.instantiation_spans().iter();
        let files = spans.map(|span| record.records().sources().file_of(*span));
        std::iter::once(file)
            .chain(files)
            .find_map(|file| self.namespaces.get(&file).copied())
            .unwrap_or("mlir")
    }
}

impl RecordNames<'_> {
    /// The getters whose results have one Rust type: numbers, text, enums, types and attributes of any class.
    fn getters(&self, kind: UserKind, record: Record<'_>) -> Vec<Getter> {
        if kind == UserKind::Attribute && record.is_a("EnumAttrInfo") {
            return value_of_enum(record).into_iter().collect();
        }
        let plain = |Parameter { name, spelling, may_be_null }: Parameter<'_>| {
            let path = spelling.trim_start_matches("::");
            let ty = match path.trim_start_matches("mlir::") {
                "Type" => Ty::class("mlir::Type"),
                "Attribute" => Ty::class("mlir::Attribute"),
                "llvm::StringRef" | "StringRef" | "std::string" => Ty::String,
                "bool" => Ty::Bool,
                _ if let Some(kind) = IntegerKind::named(path) => {
                    let is_same =
                        snippet::rust_type(path).is_some_and(|own| own == kind.rust() || own == "usize");
                    is_same.then_some(Ty::Integer(kind))?
                }
                _ if let Some(element) = list_element(path) => Ty::List(Box::new(element)),
                _ => Ty::Enum(self.enum_near(path, namespace(record)?)?.to_owned()),
            };
            let ty = match ty {
                Ty::Class(_) if may_be_null => Ty::Optional(Box::new(ty)),
                // An absent enum is `None` in Rust, and zero in C++, which need not be a case.
                Ty::Enum(_) | Ty::List(_) if may_be_null => return None,
                ty => ty,
            };
            let name_in_cpp = format!("get{}", namer::camel_case(name));
            let is_size = snippet::rust_type(path).as_deref() == Some("usize");
            Some(Getter {
                name: name_in_cpp,
                ty,
                rust: namer::ident(&namer::snake_case(name)).to_string(),
                is_size,
            })
        };
        let parameters = parameters(record);
        let snake = |own: &Parameter<'_>| namer::snake_case(own.name);
        let has_own_name = |own: &Parameter<'_>| {
            !namer::DEFINITION_METHODS.contains(&&*snake(own))
                && parameters.iter().filter(|other| snake(other) == snake(own)).count() == 1
        };
        parameters.iter().copied().filter(has_own_name).filter_map(plain).collect()
    }

    /// The path of the enum that a class in `namespace` spells as `spelling`. It is the spelling itself, or the only enum of
    /// that name in the namespace or in a nested one: MLIR's headers may have a `using` declaration.
    fn enum_near(&self, spelling: &str, namespace: &str) -> Option<&str> {
        let mut enums = self.classes.iter().filter(|(_, (kind, _))| *kind == UserKind::Enum);
        if let Some((path, _)) = enums.clone().find(|(path, _)| *path == spelling) {
            return Some(path);
        }
        let inside = format!("{namespace}::");
        let ending = format!("::{spelling}");
        let is_meant = |path: &str| path.starts_with(&inside) && path.ends_with(&ending);
        let (path, _) = enums.find(|(path, _)| is_meant(path))?;
        enums.all(|(other, _)| !is_meant(other)).then_some(path)
    }

    /// The enum with this path, named from outside its namespace.
    pub(super) fn enum_named(&self, path: &str) -> Option<Ty> {
        let (namespace, name) = path.trim_start_matches("::").rsplit_once("::")?;
        Some(Ty::Enum(self.enum_near(name, namespace)?.to_owned()))
    }
}

impl Names for RecordNames<'_> {
    fn class(&self, path: &str) -> Option<UserClass> {
        let &(kind, record) = self.classes.get(path)?;
        let name = path.rsplit("::").next().unwrap_or(path);
        let is_enum = kind == UserKind::Attribute && record.is_a("EnumAttrInfo");
        let count = if is_enum { 1 } else { parameters(record).len() };
        let is_verified = record.bit("genVerifyDecl") == Ok(true) || has_constraints(record);
        // The class of an enum's attribute has no `get_checked`.
        let has_get =
            record.bit("skipDefaultBuilders") != Ok(true) && !(is_verified && record.is_a("EnumAttr"));
        Some(UserClass {
            path: path.to_owned(),
            kind,
            rust: namer::type_name(name),
            parameters: has_get.then_some(count),
            is_verified,
            getters: self.getters(kind, record),
            interfaces: interfaces(record),
        })
    }

    fn case(&self, class: &UserClass, case: &str) -> Option<String> {
        let &(_, record) = self.classes.get(&class.path)?;
        let cases = record.list("enumerants").ok()?;
        let found = cases
            .iter()
            .filter_map(|value| value.as_record())
            .find(|found| found.str("symbol") == Ok(case))?;
        let symbol = found.str("symbol").ok()?;
        let case = crate::ods::model::enums::case_path(record, symbol)?;
        Some(format!("{}::{case}", class.rust))
    }

    fn is_dialect_namespace(&self, namespace: &str) -> bool {
        let is_inside = |own: &&str| {
            namespace.strip_prefix(*own).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
        };
        self.dialects.iter().any(is_inside)
    }
}

/// The element of a list parameter, which is a slice in Rust.
fn list_element(path: &str) -> Option<Ty> {
    let inner = path.trim_start_matches("llvm::").strip_prefix("ArrayRef<")?.strip_suffix('>')?;
    let inner = inner.trim().trim_start_matches("::");
    Some(match inner.trim_start_matches("mlir::") {
        "Type" => Ty::class("mlir::Type"),
        "Attribute" => Ty::class("mlir::Attribute"),
        "bool" => Ty::Bool,
        _ => {
            let kind = IntegerKind::named(inner)?;
            Ty::Integer(snippet::rust_type(inner).filter(|own| own == kind.rust()).map(|_| kind)?)
        }
    })
}

/// `getValue()` of an enum's attribute.
fn value_of_enum(record: Record<'_>) -> Option<Getter> {
    let (namespace, class) = (namespace(record)?, record.str("className").ok()?);
    let ty = Ty::Enum(format!("{namespace}::{class}"));
    Some(Getter { name: "getValue".to_owned(), ty, rust: "value".to_owned(), is_size: false })
}

/// The C++ paths of the interfaces that a type or an attribute lists.
fn interfaces(record: Record<'_>) -> Vec<String> {
    let Ok(Some(traits)) = record.list_opt("traits") else { return Vec::new() };
    let listed = traits.iter().filter_map(|value| value.as_record()).filter(|own| own.is_a("Interface"));
    let names = listed.filter_map(|own| crate::ods::model::interface::qualified_name(own).ok());
    names.map(|name| name.trim_start_matches("::").to_owned()).collect()
}

/// A namespace without a leading `::`.
fn namespace(record: Record<'_>) -> Option<&str> {
    let own = record.str("cppNamespace").ok();
    let dialect = || {
        let field = if record.is_a("Op") { "opDialect" } else { "dialect" };
        record.field(field)?.value().as_record()?.str("cppNamespace").ok()
    };
    own.or_else(dialect).map(|text| text.trim_start_matches("::"))
}

/// The namespace of the dialects that the definitions of each file belong to; none where two dialects share a file.
fn namespaces_of_files(records: &Records) -> HashMap<tblgen_parser::FileId, &str> {
    let mut found: HashMap<_, Option<&str>> = HashMap::new();
    for class in ["Dialect", "Op", "AttrDef", "TypeDef"] {
        for record in records.derived(class) {
            let file = records.sources().file_of(record.span());
            let Some(namespace) = namespace(record) else { continue };
            let known = found.entry(file).or_insert(Some(namespace));
            if *known != Some(namespace) {
                *known = None;
            }
        }
    }
    found.into_iter().filter_map(|(file, namespace)| Some((file, namespace?))).collect()
}

/// Whether a parameter of a type or attribute has a constraint, so that its value is verified.
fn has_constraints(record: Record<'_>) -> bool {
    let Ok(dag) = record.dag("parameters") else { return false };
    let has_constraint =
        |parameter: Record<'_>| parameter.record_opt("constraint").is_ok_and(|found| found.is_some());
    dag.args().filter_map(|(value, _)| value.as_record()).any(has_constraint)
}

/// A parameter of a type or attribute.
#[derive(Clone, Copy)]
struct Parameter<'r> {
    name: &'r str,
    /// The C++ type.
    spelling: &'r str,
    /// Whether the parameter is optional. If its type is a class, it may be null in C++, and is an `Option` in Rust.
    may_be_null: bool,
}

fn parameters<'r>(record: Record<'r>) -> Vec<Parameter<'r>> {
    let Ok(dag) = record.dag("parameters") else { return Vec::new() };
    let parameter = |value: rtblgen_records::Value<'r>, name| match value.as_str() {
        Some(spelling) => Some(Parameter { name, spelling, may_be_null: false }),
        None => {
            let own = value.as_record()?;
            let is_null =
                own.str_opt("defaultValue").ok().flatten().is_some_and(|text| text.trim() == "nullptr");
            let may_be_null = own.is_a("OptionalParameter") || is_null;
            Some(Parameter { name, spelling: own.str("cppType").ok()?, may_be_null })
        }
    };
    dag.args().filter_map(|(value, name)| parameter(value, name?)).collect()
}
