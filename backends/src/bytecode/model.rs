//! The model of encodings, read from their records and checked. All snippets are Rust afterwards.

use proc_macro2::TokenStream;
use rtblgen_records::{Record, Records};
use tblgen_parser::Diagnostic;

use crate::rust::namer;
use crate::rust::snippet::{placeholders, substitute};

/// The encodings of a dialect.
pub(super) struct Model {
    /// The name in the file.
    pub dialect: String,
    /// By number; `None` for numbers without an encoding.
    pub attributes: Vec<Option<Encoding>>,
    pub types: Vec<Option<Encoding>>,
}

/// The encoding of an attribute or a type.
pub(super) struct Encoding {
    pub ty: syn::Type,
    /// The condition on `own`, if several encodings have the type.
    pub predicate: Option<TokenStream>,
    /// Statements that write the members of `own`.
    pub write: Vec<TokenStream>,
    /// Statements that read the members into variables.
    pub read: Vec<TokenStream>,
    /// An expression of the attribute or type.
    pub build: TokenStream,
}

impl Model {
    pub(super) fn from_records(records: &Records, selected: Option<&str>) -> Result<Self, Vec<Diagnostic>> {
        let mut dialect: Option<String> = None;
        let mut lists: [Vec<Option<Encoding>>; 2] = [Vec::new(), Vec::new()];
        let mut mistakes = Vec::new();
        for (class, list) in ["DialectAttributes", "DialectTypes"].into_iter().zip(&mut lists) {
            for record in records.derived(class) {
                let name = record.str("dialect").map_err(|error| vec![error.into()])?;
                if selected.is_some_and(|selected| selected != name) {
                    continue;
                }
                if dialect.as_deref().is_some_and(|known| known != name) {
                    return Err(vec![not_one(records)]);
                }
                dialect = Some(name.to_owned());
                match encodings(record) {
                    Ok(found) => *list = found,
                    Err(found) => mistakes.extend(found),
                }
            }
        }
        let [attributes, types] = lists;
        match (dialect, mistakes.is_empty()) {
            (Some(dialect), true) => Ok(Model { dialect, attributes, types }),
            (None, true) => Err(vec![not_one(records)]),
            (_, false) => Err(mistakes),
        }
    }
}

/// The error of a file with encodings of no dialect, or of several.
fn not_one(records: &Records) -> Diagnostic {
    let message = "Single dialect per invocation required (either only one in input file or specified via dialect option)";
    let help = match records.class("DialectAttributes") {
        None => "add `include \"mlir/IR/BytecodeBase.td\"`",
        Some(_) => "select one with --bytecode-dialect",
    };
    Diagnostic::error_without_span(message).with_help(help)
}

fn encodings(record: Record<'_>) -> Result<Vec<Option<Encoding>>, Vec<Diagnostic>> {
    let elements = record.list("elems").map_err(|error| vec![error.into()])?;
    let elements: Vec<Record<'_>> = elements.iter().filter_map(|element| element.as_record()).collect();
    let (mut found, mut mistakes) = (Vec::new(), Vec::new());
    for element in &elements {
        if element.name() == "ReservedOrDead" {
            found.push(None);
            continue;
        }
        let is_shared = elements.iter().filter(|other| name_of(**other) == name_of(*element)).count() > 1;
        match encoding(*element, name_of(*element), is_shared) {
            Ok(encoding) => found.push(Some(encoding)),
            Err(mistake) => mistakes.push(mistake),
        }
    }
    if mistakes.is_empty() { Ok(found) } else { Err(mistakes) }
}

/// The Rust type of an attribute or type.
fn name_of(record: Record<'_>) -> &str {
    text(record, "cType").filter(|own| !own.is_empty()).unwrap_or(record.name())
}

/// A field of a record, if it has it and it is a text.
fn text<'r>(record: Record<'r>, field: &str) -> Option<&'r str> {
    record.str(field).ok()
}

fn encoding(record: Record<'_>, ty: &str, is_shared: bool) -> Result<Encoding, Diagnostic> {
    let predicate = text(record, "printerPredicate").unwrap_or_default();
    if is_shared && predicate.is_empty() {
        let message = format!("Requires parsing predicate given common cType {ty}");
        return Err(Diagnostic::error(record.span(), message));
    }
    let members = record.dag("members").map_err(Diagnostic::from)?;
    let (mut write, mut read, mut arguments) = (Vec::new(), Vec::new(), Vec::new());
    for (number, (value, name)) in members.args().enumerate() {
        let (Some(kind), Some(name)) = (value.as_record(), name) else {
            let message = format!("member {number} of '{}' has no kind or no name", record.name());
            return Err(Diagnostic::error(record.span(), message));
        };
        let member = Member { owner: record, kind, variable: variable(name), accessor: accessor(name), ty };
        write.extend(member.write()?);
        read.push(member.read()?);
        if !name.starts_with('_') {
            arguments.push(member.argument());
        }
    }
    let path = ty.to_owned();
    let build = Snippet { owner: record, record, field: "cBuilder" }.rust(|name| match name {
        "_resultType" => Some(path.clone()),
        "_args" => Some(arguments.join(", ")),
        "_reader" => Some("reader".to_owned()),
        _ => None,
    })?;
    let predicate = match predicate {
        "" => None,
        _ => Some(
            Snippet { owner: record, record, field: "printerPredicate" }
                .rust(|name| (name == "_val").then(|| "own".to_owned()))?,
        ),
    };
    let ty = crate::rust::snippet::parse_rust(&format!("{ty}<'c>"))
        .map_err(|_| Diagnostic::error(record.span(), format!("'{ty}' is no name of a Rust type")))?;
    Ok(Encoding { ty, predicate, write, read, build })
}

fn variable(name: &str) -> String {
    // A member may have the name of the reader.
    match namer::snake_case(name).as_str() {
        name @ ("reader" | "writer" | "own") => format!("{name}_"),
        name => namer::ident(name).to_string(),
    }
}

fn accessor(name: &str) -> String {
    namer::ident(&namer::snake_case(name)).to_string()
}

/// A member of an attribute or type.
struct Member<'r> {
    owner: Record<'r>,
    kind: Record<'r>,
    variable: String,
    accessor: String,
    ty: &'r str,
}

impl<'r> Member<'r> {
    /// The kind of the elements, if the member is a list.
    fn element(&self) -> Result<Option<Record<'r>>, Diagnostic> {
        match self.kind.is_a("Array") {
            true => self.kind.record("elemT").map(Some).map_err(Diagnostic::from),
            false => Ok(None),
        }
    }

    fn snippet(&self, record: Record<'r>, field: &'static str) -> Snippet<'r> {
        Snippet { owner: self.owner, record, field }
    }

    fn read(&self) -> Result<TokenStream, Diagnostic> {
        let element = self.element()?;
        let kind = element.unwrap_or(self.kind);
        if kind.is_a("CompositeBytecode") || text(kind, "cParser").is_none_or(str::is_empty) {
            let message = format!("'{}' in '{}' has no parser", kind.name(), self.owner.name());
            let help = "give it a `cParser`; elements that consist of several are not supported";
            return Err(Diagnostic::error(kind.span(), message).with_help(help));
        }
        let value = self.snippet(kind, "cParser").rust(|name| match name {
            "_reader" => Some("reader".to_owned()),
            "_resultType" => Some(self.ty.to_owned()),
            _ => None,
        })?;
        let variable = namer::ident(self.variable.trim_start_matches("r#"));
        Ok(match element {
            None => quote::quote!(let #variable = #value;),
            Some(_) => quote::quote!(let #variable = fields::read_list(reader, |reader| Ok(#value))?;),
        })
    }

    fn write(&self) -> Result<Option<TokenStream>, Diagnostic> {
        let element = self.element()?;
        let kind = element.unwrap_or(self.kind);
        if text(kind, "cPrinter").is_none_or(str::is_empty) {
            return Ok(None);
        }
        let own = match text(self.kind, "cGetter") {
            None | Some("") => {
                let accessor = namer::ident(self.accessor.trim_start_matches("r#"));
                quote::quote!(own.#accessor())
            }
            Some(_) => self.snippet(self.kind, "cGetter").rust(|name| match name {
                "_attrType" => Some("own".to_owned()),
                "_getMember" => Some(self.accessor.clone()),
                "_member" => Some(format!("own.{}()", self.accessor)),
                _ => None,
            })?,
        };
        let getter = if element.is_some() { "element".to_owned() } else { own.to_string() };
        let written = self.snippet(kind, "cPrinter").rust(|name| match name {
            "_writer" => Some("writer".to_owned()),
            "_getter" => Some(getter.clone()),
            "_name" => Some("own".to_owned()),
            _ => None,
        })?;
        Ok(Some(match element {
            None => written,
            Some(_) => quote::quote!(fields::write_list(writer, #own, |writer, element| { #written });),
        }))
    }

    /// The value in the arguments of the builder.
    fn argument(&self) -> String {
        match text(self.kind, "cArgument") {
            _ if self.kind.is_a("Array") => format!("&{}", self.variable),
            Some(argument) => argument.replace("$_member", &self.variable),
            None => self.variable.clone(),
        }
    }
}

/// A snippet in a field of a record, which `owner` uses.
struct Snippet<'r> {
    owner: Record<'r>,
    record: Record<'r>,
    field: &'static str,
}

impl Snippet<'_> {
    /// The snippet with its placeholders replaced.
    fn rust(&self, replace: impl FnMut(&str) -> Option<String>) -> Result<TokenStream, Diagnostic> {
        let text = self.record.str(self.field).map_err(Diagnostic::from)?;
        let fail = |message: String| {
            let value = self.record.value(self.field).map_or(self.record.span(), |value| value.span());
            Err(Diagnostic::error(value, message).with_note(Some(self.owner.span()), "used here"))
        };
        if text.contains("succeeded(") || text.contains("$_resultType>") || text.contains("_cast<") {
            return fail(format!("`{text}` is C++: the snippets of encodings are Rust"));
        }
        let known = match substitute(text, replace) {
            Ok(known) => known,
            Err(placeholder) => {
                return fail(format!("`${}` has no meaning in `{}`", placeholder.name, self.field));
            }
        };
        debug_assert!(placeholders(&known).is_empty());
        let is_rust = crate::rust::snippet::parse_rust::<syn::Block>(&format!("{{ {known} }}")).is_ok();
        match known.parse::<TokenStream>() {
            Ok(tokens) if is_rust => Ok(tokens),
            _ => fail(format!("`{known}` is not Rust")),
        }
    }
}
