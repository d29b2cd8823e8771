//! The model of passes, read from their records and checked.

use std::collections::BTreeMap;

use rtblgen_records::{Record, RecordError, Value};
use tblgen_parser::Diagnostic;

use crate::ods::model::enums::Enum;
use crate::passes::stock::{StockPasses, command_line_word};
use crate::rust::namer;
use crate::rust::snippet::{self, constant};
use crate::stock::defaults;

/// A `def` of class `PassBase`.
pub(super) struct Pass<'r> {
    pub(super) record: Record<'r>,
    /// The name of the Rust type.
    pub(super) class_name: String,
    /// The name in pipelines.
    pub(super) argument: &'r str,
    pub(super) summary: &'r str,
    pub(super) description: &'r str,
    pub(super) anchor: Anchor,
    /// Rust paths.
    pub(super) dialects: Vec<syn::Path>,
    pub(super) options: Vec<PassOption<'r>>,
    pub(super) statistics: Vec<Statistic<'r>>,
    /// The expression of the pass to register.
    pub(super) constructor: Option<syn::Expr>,
}

/// The ops that a pass runs on.
pub(super) enum Anchor {
    Any,
    /// The name of an op that the file or the runtime has.
    Op(String),
    /// The Rust type of an op.
    OpType(syn::Path),
    /// The qualified name of an interface.
    Interface(String),
}

/// An option of a pass.
pub(super) struct PassOption<'r> {
    /// The name of the field.
    pub(super) name: String,
    pub(super) argument: &'r str,
    pub(super) description: &'r str,
    pub(super) kind: OptionKind,
    /// The Rust type of a value.
    pub(super) ty: syn::Type,
    pub(super) is_list: bool,
}

/// The values of an option and the default value.
pub(super) enum OptionKind {
    Flag(bool),
    Integer(i64),
    Unsigned(u64),
    Float(f64),
    Text(String),
    /// The cases of an enum: variants and texts, and the index of the default.
    Choice {
        cases: Vec<(String, String)>,
        default: usize,
    },
}

/// A statistic of a pass.
pub(super) struct Statistic<'r> {
    /// The name of the constant.
    pub(super) name: String,
    /// The name in reports.
    pub(super) shown: &'r str,
    pub(super) description: &'r str,
}

impl<'r> Pass<'r> {
    /// Reads and checks a pass.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the pass.
    pub(super) fn from_record(
        record: Record<'r>,
        stock: &mut StockPasses<'_>,
    ) -> Result<Self, Vec<Diagnostic>> {
        let mut mistakes = Vec::new();
        let pass = Self::read(record, stock, &mut mistakes).map_err(|error| vec![Diagnostic::from(error)])?;
        if mistakes.is_empty() { Ok(pass) } else { Err(mistakes) }
    }

    /// The name of the type of the options.
    pub(super) fn options_name(&self) -> String {
        namer::derived_name("", &self.class_name, "Options")
    }

    fn read(
        record: Record<'r>,
        stock: &mut StockPasses<'_>,
        mistakes: &mut Vec<Diagnostic>,
    ) -> Result<Self, RecordError> {
        let is_stock = stock.is_stock(record);
        let argument = record.str("argument")?;
        if argument.is_empty() || argument.contains(|c: char| c.is_whitespace() || "(){},=".contains(c)) {
            let message = format!("'{argument}' is no name of a pass in a pipeline");
            mistakes.push(Diagnostic::error(record.field_span("argument"), message));
        }
        let mut pass = Self {
            record,
            class_name: namer::type_name(record.name()),
            argument,
            summary: record.str("summary")?,
            description: record.str("description")?,
            anchor: Anchor::Any,
            dialects: Vec::new(),
            options: Vec::new(),
            statistics: Vec::new(),
            constructor: None,
        };
        match anchor(record, is_stock.then_some(&mut *stock)) {
            Ok(anchor) => pass.anchor = anchor,
            Err(mistake) => mistakes.push(mistake),
        }
        for value in record.list("dependentDialects")?.iter() {
            if is_stock {
                pass.dialects.extend(stock.dialects(value));
                continue;
            }
            match dialect(value) {
                Ok(path) => pass.dialects.push(path),
                Err(mistake) => mistakes.push(mistake),
            }
        }
        for own in record.list("options")?.iter().filter_map(|value| value.as_record()) {
            match option(own, is_stock.then_some(&mut *stock)) {
                Ok(option) => pass.options.push(option),
                Err(mistake) => mistakes.push(mistake),
            }
        }
        for own in record.list("statistics")?.iter().filter_map(|value| value.as_record()) {
            pass.statistics.push(Statistic {
                name: namer::constant_case(own.str("cppName")?),
                shown: own.str("name")?,
                description: own.str("description")?,
            });
        }
        // The constructor of a stock pass is a call of C++. The generated type is registered instead.
        pass.constructor = if is_stock { None } else { constructor(record, mistakes) };
        let fields = pass.options.iter().map(|option| option.name.as_str());
        mistakes.extend(repeated(fields, record, "options"));
        let constants = pass.statistics.iter().map(|statistic| statistic.name.as_str());
        mistakes.extend(repeated(constants, record, "statistics"));
        Ok(pass)
    }
}

fn constructor(record: Record<'_>, mistakes: &mut Vec<Diagnostic>) -> Option<syn::Expr> {
    let value = record.value("constructor").ok()?;
    let text = value.as_str().filter(|text| !text.trim().is_empty())?;
    match snippet::check::<syn::Expr>(value, text) {
        Ok(()) => syn::parse_str(text).ok(),
        Err(mistake) => {
            mistakes.push(mistake);
            None
        }
    }
}

/// Names that occur twice.
fn repeated<'n>(names: impl Iterator<Item = &'n str>, record: Record<'_>, field: &str) -> Vec<Diagnostic> {
    let mut known: Vec<&str> = Vec::new();
    let mut mistakes = Vec::new();
    for name in names {
        if known.contains(&name) {
            let message = format!("two of the {field} have the name `{name}`");
            mistakes.push(Diagnostic::error(record.field_span(field), message));
        }
        known.push(name);
    }
    mistakes
}

/// Passes with the same argument.
pub(super) fn repeated_arguments(passes: &[Pass<'_>]) -> Vec<Diagnostic> {
    let mut known = BTreeMap::new();
    let mut mistakes = Vec::new();
    for pass in passes {
        if let Some(other) = known.insert(pass.argument, pass.record) {
            let message = format!("two passes have the argument '{}'", pass.argument);
            let label = format!("`{}` has it", other.name());
            mistakes.push(Diagnostic::error(pass.record.span(), message).with_label(other.span(), label));
        }
    }
    mistakes
}

/// The anchor of a pass, from the text of MLIR's base class.
fn anchor(record: Record<'_>, stock: Option<&mut StockPasses<'_>>) -> Result<Anchor, Diagnostic> {
    let base = record.str("baseClass")?;
    let error = |message: String| Diagnostic::error(record.field_span("baseClass"), message);
    let inside = |class: &str| base.strip_prefix(class)?.strip_suffix('>').map(str::trim);
    if let Some(op) = inside("::mlir::OperationPass<") {
        return match (op_anchor(record, op).map_err(error)?, stock) {
            (Anchor::OpType(_), Some(stock)) => Ok(stock.op(record, op).map_or(Anchor::Any, Anchor::OpType)),
            (anchor, _) => Ok(anchor),
        };
    }
    match (inside("::mlir::InterfacePass<"), stock) {
        (Some(interface), _) => Ok(Anchor::Interface(interface_name(record, interface))),
        (None, Some(stock)) => {
            stock.base_is_unknown(record, base);
            Ok(Anchor::Any)
        }
        (None, None) => {
            Err(error(format!("the base class `{base}` is neither `OperationPass` nor `InterfacePass`")))
        }
    }
}

fn op_anchor(record: Record<'_>, class: &str) -> Result<Anchor, String> {
    if class.is_empty() {
        return Ok(Anchor::Any);
    }
    let path = class.strip_prefix("::").unwrap_or(class);
    let path = path.strip_prefix("mlir::").unwrap_or(path);
    let last = path.rsplit("::").next().unwrap_or(path);
    let of_runtime = [("ModuleOp", "builtin.module"), ("func::FuncOp", "func.func"), ("FuncOp", "func.func")];
    let runtime_op = of_runtime.iter().find(|(known, _)| *known == path);
    let is_of_mlir = class.trim_start_matches("::") != path;
    if let (Some((_, name)), true) = (runtime_op, is_of_mlir) {
        return Ok(Anchor::Op((*name).to_owned()));
    }
    let namespace = path.rsplit("::").nth(1);
    let is_in_namespace = |op: &Record<'_>| {
        let dialect = op.record("opDialect").and_then(|dialect| dialect.str("cppNamespace"));
        namespace.is_none_or(|name| dialect.is_ok_and(|own| own.rsplit("::").next() == Some(name)))
    };
    let mut of_file = record.records().derived("Op");
    let of_file = of_file.find(|op| namer::class_name(op.name()) == last && is_in_namespace(op));
    let name = of_file.and_then(|op| {
        let dialect = op.record("opDialect").ok()?.str("name").ok()?;
        Some(format!("{dialect}.{}", op.str("opName").ok()?))
    });
    if let Some(name) = name {
        return Ok(Anchor::Op(name));
    }
    if let Some((_, name)) = runtime_op {
        return Ok(Anchor::Op((*name).to_owned()));
    }
    let is_path = syn::parse_str::<syn::Path>(class);
    is_path.map(Anchor::OpType).map_err(|_| format!("`{class}` is no class of an op"))
}

/// The name of an interface as the runtime has it: `::mlir::FunctionOpInterface`.
fn interface_name(record: Record<'_>, class: &str) -> String {
    let last = class.rsplit("::").next().unwrap_or(class);
    let known = record.records().derived("Interface");
    let known = known.filter(|own| own.str("cppInterfaceName").is_ok_and(|name| name == last));
    let namespace = known.filter_map(|own| own.str("cppNamespace").ok()).next();
    match namespace {
        Some(namespace) => format!("::{}::{last}", namespace.trim_start_matches("::")),
        None if class.contains("::") => format!("::{}", class.trim_start_matches("::")),
        None => format!("::mlir::{class}"),
    }
}

fn dialect(value: Value<'_>) -> Result<syn::Path, Diagnostic> {
    let text = value.as_str().unwrap_or_default();
    let path = text.strip_prefix("::").unwrap_or(text);
    // MLIR's namespace is no Rust module.
    let path = path.strip_prefix("mlir::").unwrap_or(text);
    syn::parse_str(path).map_err(|_| {
        let message = format!("the path of a dialect must be a Rust path, found `{text}`");
        Diagnostic::error(value.span(), message).with_help("write it like `crate::toy::ToyDialect`")
    })
}

fn option<'r>(record: Record<'r>, stock: Option<&mut StockPasses<'_>>) -> Result<PassOption<'r>, Diagnostic> {
    let spelling = record.str("type")?;
    let is_list = record.is_a("ListOption");
    let enumeration = enumeration(record, spelling);
    let rust = match &enumeration {
        Some(own) => own.class_name.clone(),
        None => match spelling.trim_start_matches("::") {
            "std::string" | "llvm::StringRef" | "StringRef" => "String".to_owned(),
            "unsigned" => "u32".to_owned(),
            other => snippet::rust_type(other).unwrap_or_else(|| other.to_owned()),
        },
    };
    let default = record.str("defaultValue")?;
    let read = |ty: &syn::Type, default: &str| match &enumeration {
        Some(own) => Some(choice(own, default)),
        None => kind(&rust, ty, default),
    };
    // The C++ number, as C++ converts it.
    let number = stock.as_ref().and_then(|_| defaults::number_as(&rust, default));
    let written = number.as_deref().unwrap_or(default);
    let known = syn::parse_str::<syn::Type>(&rust).ok().and_then(|ty| Some((read(&ty, written)?, ty)));
    let (kind, ty) = match (known, stock) {
        (Some((Ok(kind), ty)), _) => (kind, ty),
        (Some((Err(_), ty)), Some(stock)) => {
            stock.default_is_left_out(record, default);
            (read(&ty, "").and_then(Result::ok).unwrap_or(OptionKind::Flag(false)), ty)
        }
        (None, Some(stock)) => {
            stock.option_is_text(record, spelling);
            let word = command_line_word(record.str("additionalOptFlags")?, default);
            if word.is_none() && !default.is_empty() {
                stock.default_is_left_out(record, default);
            }
            (OptionKind::Text(word.unwrap_or_default().to_owned()), syn::parse_quote!(String))
        }
        (Some((Err(message), _)), None) => {
            return Err(Diagnostic::error(record.field_span("defaultValue"), message));
        }
        (None, None) => {
            let message = format!("an option cannot have the type `{spelling}`");
            let help = "`bool`, integers, `f32`, `f64`, `String` and enums of the file are known";
            return Err(Diagnostic::error(record.field_span("type"), message).with_help(help));
        }
    };
    Ok(PassOption {
        name: namer::snake_case(record.str("cppName")?),
        argument: record.str("argument")?,
        description: record.str("description")?,
        kind,
        ty,
        is_list,
    })
}

/// The enum of the file that an option's type names.
fn enumeration<'r>(option: Record<'r>, spelling: &str) -> Option<Enum<'r>> {
    let class = spelling.rsplit("::").next()?;
    let mut known = option.records().derived("EnumInfo");
    let record = known.find(|own| own.str("className").is_ok_and(|name| name == class))?;
    Enum::from_record(record).ok().filter(|own| own.flags.is_none())
}

fn choice(own: &Enum<'_>, default: &str) -> Result<OptionKind, String> {
    let cases: Vec<_> = own.cases.iter().map(|case| (case.rust_name.clone(), case.text.to_owned())).collect();
    let symbol = default.rsplit("::").next().unwrap_or_default();
    let is_default = |case: &crate::ods::model::enums::Case<'_>| {
        symbol.is_empty() || case.symbol == symbol || case.rust_name == symbol
    };
    match own.cases.iter().position(is_default) {
        Some(default) => Ok(OptionKind::Choice { cases, default }),
        None => Err(format!("`{default}` is no case of `{}`", own.class_name)),
    }
}

/// The kind of an option of a builtin type; `None` for other types.
fn kind(rust: &str, ty: &syn::Type, default: &str) -> Option<Result<OptionKind, String>> {
    let fitted = || match default.is_empty() {
        true => Ok(None),
        false => constant::fit(default, ty).map(Some),
    };
    Some(match rust {
        "bool" => fitted().and_then(|text| parsed(text, default).map(OptionKind::Flag)),
        "i8" | "i16" | "i32" | "i64" | "isize" => {
            fitted().and_then(|text| parsed(text, default).map(OptionKind::Integer))
        }
        "u8" | "u16" | "u32" | "u64" | "usize" => {
            fitted().and_then(|text| parsed(text, default).map(OptionKind::Unsigned))
        }
        "f32" | "f64" => fitted().and_then(|text| parsed(text, default).map(OptionKind::Float)),
        "String" => text_constant(default).map(OptionKind::Text),
        _ => return None,
    })
}

/// A constant as `constant::fit` writes it.
fn parsed<T: std::str::FromStr + Default>(text: Option<String>, default: &str) -> Result<T, String> {
    let Some(text) = text else { return Ok(T::default()) };
    let digits: String = text.chars().filter(|c| !matches!(c, '_' | ' ' | '(' | ')')).collect();
    let (sign, number) = digits.strip_prefix('-').map_or(("", digits.as_str()), |number| ("-", number));
    // Integers may be hexadecimal.
    let decimal =
        syn::parse_str::<syn::LitInt>(number).map(|number| format!("{sign}{}", number.base10_digits()));
    decimal
        .unwrap_or(digits)
        .parse()
        .map_err(|_| format!("the default value of an option must be a constant, found `{default}`"))
}

fn text_constant(default: &str) -> Result<String, String> {
    if default.is_empty() {
        return Ok(String::new());
    }
    syn::parse_str::<syn::LitStr>(default).map(|literal| literal.value()).map_err(|_| {
        format!("the default value of this option must be a string in quotes, found `{default}`")
    })
}
