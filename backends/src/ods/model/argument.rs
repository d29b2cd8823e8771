//! Operands, attributes, properties, results, regions and successors of an op.

use rtblgen_records::{Dag, Record, RecordError, Value};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::fields::summary;

/// An entry of an op's `arguments`: which operand, attribute or property it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Index into the operands.
    Operand(usize),
    /// Index into the attributes.
    Attribute(usize),
    /// Index into the properties.
    Property(usize),
}

/// The number of values that an operand or a result stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arity {
    /// Exactly one.
    One,
    /// One or none.
    Optional,
    /// Any number; perhaps in groups, see [`NamedValue::group_sizes`].
    Variadic,
}

/// An operand or a result.
#[derive(Clone, Debug)]
pub struct NamedValue<'r> {
    /// The name; empty if it has none.
    pub name: &'r str,
    /// The number of values that it stands for.
    pub arity: Arity,
    /// The constraint on the type, `Variadic` and the like included.
    pub constraint: Record<'r>,
    /// For `VariadicOfVariadic`, the attribute that has the sizes of the groups.
    pub group_sizes: Option<&'r str>,
    /// The decorators in `Arg` or `Res`: side effects.
    pub decorators: Vec<Record<'r>>,
    /// The description of the constraint.
    pub constraint_summary: &'r str,
    /// The C++ class of the types that the constraint on one value admits.
    pub cpp_type: Option<&'r str>,
    /// The summary in `Arg` or `Res`.
    pub summary: &'r str,
    /// The place of the entry.
    pub span: Span,
}

impl<'r> NamedValue<'r> {
    /// Whether the number of values varies.
    pub fn is_variable(&self) -> bool {
        self.arity != Arity::One
    }

    /// The constraint on one value: without `Variadic` or `Optional`.
    pub fn element_constraint(&self) -> Record<'r> {
        match self.arity {
            Arity::One => self.constraint,
            _ => self.constraint.record("baseType").unwrap_or(self.constraint),
        }
    }

    /// The Rust expression of the only type that the constraint admits; `None` if it admits several.
    pub fn builder_call(&self) -> Option<Value<'r>> {
        builder_call(self.element_constraint())
    }

    fn read(value: Value<'r>, name: Option<&'r str>) -> Result<Self, RecordError> {
        let (constraint, summary, decorators) = match value.as_record() {
            Some(record) if record.is_a("OpVariable") => (
                record.record("constraint")?,
                record.str("summary")?,
                record.list("decorators")?.iter().filter_map(|decorator| decorator.as_record()).collect(),
            ),
            Some(record) => (record, "", Vec::new()),
            None => unreachable!("callers pass records"),
        };
        let arity = arity_of(constraint);
        let element = if arity == Arity::One { constraint } else { constraint.record("baseType")? };
        Ok(Self {
            name: name.unwrap_or_default(),
            arity,
            constraint,
            constraint_summary: self::summary(constraint)?,
            cpp_type: element.str_opt("cppType")?,
            group_sizes: match constraint.is_a("VariadicOfVariadic") {
                true => Some(constraint.str("segmentAttrName")?),
                false => None,
            },
            decorators,
            summary,
            span: value.span(),
        })
    }
}

/// The Rust expression of the only type that a constraint admits.
pub fn builder_call(constraint: Record<'_>) -> Option<Value<'_>> {
    let call = constraint.field("builderCall")?.value();
    call.as_str().is_some_and(|text| !text.is_empty()).then_some(call)
}

fn arity_of(constraint: Record<'_>) -> Arity {
    if constraint.is_a("Variadic") {
        Arity::Variadic
    } else if constraint.is_a("Optional") {
        Arity::Optional
    } else {
        Arity::One
    }
}

/// Whether an attribute is required.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributePresence {
    /// It must.
    Required,
    /// It need not.
    Optional,
    /// It is put in with its default value (`DefaultValuedAttr`).
    Default,
    /// The attribute is optional, and its absence means the default value (`DefaultValuedOptionalAttr`).
    DefaultOptional,
}

/// An attribute.
#[derive(Clone, Debug)]
pub struct NamedAttribute<'r> {
    /// The name.
    pub name: &'r str,
    /// The constraint, `OptionalAttr` and the like included.
    pub record: Record<'r>,
    /// The description of the constraint.
    pub summary: &'r str,
    /// Whether the attribute is required.
    pub presence: AttributePresence,
    /// The place of the entry.
    pub span: Span,
}

impl<'r> NamedAttribute<'r> {
    /// Returns the constraint without `OptionalAttr`, `DefaultValuedAttr` and similar wrappers, but with the
    /// conditions of `ConfinedAttr`.
    pub fn base(&self) -> Record<'r> {
        base_attribute(self.record)
    }

    /// The Rust type that accessors return in place of a plain `Attribute` or `Type`.
    pub fn kind_type(&self) -> Option<String> {
        let base = self.base();
        if let Ok(Some(kind)) = base.str_opt("kindType")
            && !kind.is_empty()
        {
            return Some(kind.to_owned());
        }
        // The types that dialects define have the names of their definitions.
        let kind = base.str_opt("typeKind").ok().flatten()?;
        let mut defined = base.records().derived("TypeDef");
        let record = defined.find(|own| own.str("cppType").is_ok_and(|name| name == kind))?;
        Some(format!("{}<'c>", crate::rust::namer::type_name(record.str("cppClassName").ok()?)))
    }

    /// Whether it is a `UnitAttr`, perhaps modified.
    pub fn is_unit(&self) -> bool {
        self.base().name() == "UnitAttr"
    }

    /// The default value, if it has one that can be made into an attribute.
    pub fn default_value(&self) -> Option<Value<'r>> {
        let value = self.record.field("defaultValue")?.value();
        value.as_str().is_some_and(|text| !text.is_empty()).then_some(value)
    }

    fn read(record: Record<'r>, name: &'r str, span: Span) -> Result<Self, RecordError> {
        Ok(Self { name, record, summary: summary(record)?, presence: presence_of(record)?, span })
    }
}

/// The innermost constraint of `OptionalAttr`, `DefaultValuedAttr` and `ConfinedAttr`.
pub fn base_attribute(record: Record<'_>) -> Record<'_> {
    let mut record = record;
    while let Ok(Some(base)) = record.record_opt("baseAttr") {
        record = base;
    }
    record
}

/// `UnitAttr` has a default of its own, which only its accessor uses. A default that cannot be made into an
/// attribute is never put in, as in MLIR; so the attribute may be missing, and its accessor returns an
/// `Option`.
fn presence_of(record: Record<'_>) -> Result<AttributePresence, RecordError> {
    let is_optional = record.bit("isOptional")?;
    let default = record.str_opt("defaultValue")?;
    let has_default = default.is_some_and(|value| !value.is_empty());
    let is_unit = base_attribute(record).name() == "UnitAttr";
    Ok(match (is_optional, has_default) {
        (true, true) if !is_unit && has_default_attribute(record) => AttributePresence::DefaultOptional,
        (true, _) => AttributePresence::Optional,
        (false, true) if is_unit && record.str("defaultValue")? == "false" => AttributePresence::Optional,
        (false, true) if !has_default_attribute(record) => AttributePresence::Optional,
        // The default value is C++ without a translation: an absent attribute stands for it.
        (false, false) if default.is_none() && record.is_a("DefaultValuedAttr") => {
            AttributePresence::Optional
        }
        (false, true) => AttributePresence::Default,
        (false, false) => AttributePresence::Required,
    })
}

/// Whether the default value can be made into an attribute.
pub(crate) fn has_default_attribute(record: Record<'_>) -> bool {
    can_be_made(record) || is_whole(record.value("defaultValue").ok())
}

/// The note on a constant that is the whole attribute, since the C++ that makes an attribute of a value has no translation.
pub(crate) struct WholeAttribute;

/// Whether a default value is the call of a hook that returns the attribute.
pub(crate) fn is_whole(default: Option<Value<'_>>) -> bool {
    default.is_some_and(|value| value.note::<WholeAttribute>().is_some())
}

/// Whether the `.td` can make the attribute from a value.
pub(crate) fn can_be_made(record: Record<'_>) -> bool {
    base_attribute(record).str_opt("constBuilderCall").is_ok_and(|call| call.is_some())
}

/// A property.
#[derive(Clone, Debug)]
pub struct NamedProperty<'r> {
    /// The name.
    pub name: &'r str,
    /// The property's record.
    pub record: Record<'r>,
    /// Its description.
    pub summary: &'r str,
    /// The Rust type of its value, as accessors return it.
    pub interface_type: &'r str,
    /// The Rust type in which it is stored.
    pub storage_type: &'r str,
    /// The place of the entry.
    pub span: Span,
}

impl<'r> NamedProperty<'r> {
    /// Whether it is a `UnitProp`, perhaps modified.
    pub fn is_unit(&self) -> bool {
        super::property::form(self.record) == Ok(super::property::PropertyForm::Unit)
    }

    /// The default value, if it has one.
    pub fn default_value(&self) -> Option<Value<'r>> {
        let value = self.record.field("defaultValue")?.value();
        value.as_str().is_some_and(|text| !text.is_empty()).then_some(value)
    }

    fn read(record: Record<'r>, name: &'r str, span: Span) -> Result<Self, RecordError> {
        Ok(Self {
            name,
            record,
            summary: summary(record)?,
            interface_type: record.str("interfaceType")?,
            storage_type: record.str("storageType")?,
            span,
        })
    }
}

/// A region.
#[derive(Clone, Debug)]
pub struct NamedRegion<'r> {
    /// The name; empty if it has none.
    pub name: &'r str,
    /// The constraint of the value.
    pub constraint: Record<'r>,
    /// The description of the constraint.
    pub summary: &'r str,
    /// Whether it stands for any number of regions.
    pub is_variadic: bool,
    /// The place of the entry.
    pub span: Span,
}

/// A successor.
#[derive(Clone, Debug)]
pub struct NamedSuccessor<'r> {
    /// The name; empty if it has none.
    pub name: &'r str,
    /// The constraint of the value.
    pub constraint: Record<'r>,
    /// The description of the constraint.
    pub summary: &'r str,
    /// Whether it stands for any number of successors.
    pub is_variadic: bool,
    /// The place of the entry.
    pub span: Span,
}

/// All entries of an op's dags.
#[derive(Default)]
pub(super) struct Parts<'r> {
    pub(super) arguments: Vec<Argument>,
    pub(super) operands: Vec<NamedValue<'r>>,
    pub(super) attributes: Vec<NamedAttribute<'r>>,
    pub(super) properties: Vec<NamedProperty<'r>>,
    pub(super) results: Vec<NamedValue<'r>>,
    pub(super) regions: Vec<NamedRegion<'r>>,
    pub(super) successors: Vec<NamedSuccessor<'r>>,
    pub(super) mistakes: Vec<Diagnostic>,
}

impl<'r> Parts<'r> {
    pub(super) fn read(record: Record<'r>) -> Result<Self, RecordError> {
        let mut parts = Self::default();
        parts.read_arguments(record.dag("arguments")?)?;
        parts.read_results(record.dag("results")?)?;
        parts.read_regions(record.dag("regions")?)?;
        parts.read_successors(record.dag("successors")?)?;
        Ok(parts)
    }

    fn error(&mut self, span: Span, message: impl Into<String>) {
        self.mistakes.push(Diagnostic::error(span, message));
    }

    /// mlir-tblgen accepts any operator here.
    fn read_arguments(&mut self, dag: Dag<'r>) -> Result<(), RecordError> {
        self.expect_operator(dag, "arguments", "ins");
        for (index, (value, name)) in dag.args().enumerate() {
            let Some(record) = value.as_record() else {
                self.error(value.span(), format!("undefined type for argument #{index}"));
                continue;
            };
            self.read_argument(record, value, name)?;
        }
        Ok(())
    }

    fn read_argument(
        &mut self,
        record: Record<'r>,
        value: Value<'r>,
        name: Option<&'r str>,
    ) -> Result<(), RecordError> {
        let inner = match record.is_a("OpVariable") {
            true => record.record("constraint")?,
            false => record,
        };
        if inner.is_a("TypeConstraint") {
            self.arguments.push(Argument::Operand(self.operands.len()));
            self.operands.push(NamedValue::read(value, name)?);
        } else if inner.is_a("Attr") {
            self.read_attribute(inner, value, name)?;
        } else if inner.is_a("Property") {
            let Some(name) = name else {
                self.error(value.span(), "properties must be named");
                return Ok(());
            };
            self.arguments.push(Argument::Property(self.properties.len()));
            self.properties.push(NamedProperty::read(inner, name, value.span())?);
        } else {
            let message =
                "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed";
            self.error(value.span(), message);
        }
        Ok(())
    }

    fn read_attribute(
        &mut self,
        record: Record<'r>,
        value: Value<'r>,
        name: Option<&'r str>,
    ) -> Result<(), RecordError> {
        let Some(name) = name else {
            self.error(value.span(), "attributes must be named");
            return Ok(());
        };
        if record.is_a("DerivedAttr") {
            self.error(value.span(), "derived attributes not allowed in argument list");
            return Ok(());
        }
        self.arguments.push(Argument::Attribute(self.attributes.len()));
        self.attributes.push(NamedAttribute::read(record, name, value.span())?);
        Ok(())
    }

    fn expect_operator(&mut self, dag: Dag<'r>, field: &str, operator: &str) {
        if dag.operator_record().is_none_or(|record| record.name() != operator) {
            self.error(dag.span(), format!("'{field}' must have '{operator}' directive"));
        }
    }

    fn read_results(&mut self, dag: Dag<'r>) -> Result<(), RecordError> {
        self.expect_operator(dag, "results", "outs");
        for (index, (value, name)) in dag.args().enumerate() {
            let Some(record) = value.as_record() else {
                self.error(value.span(), format!("undefined type for result #{index}"));
                continue;
            };
            let inner = match record.is_a("OpVariable") {
                true => record.record("constraint")?,
                false => record,
            };
            if !inner.is_a("TypeConstraint") {
                self.error(value.span(), "unexpected def type; a result must derive from TypeConstraint");
            } else if inner.is_a("VariadicOfVariadic") {
                self.error(value.span(), "'VariadicOfVariadic' results are currently not supported");
            } else {
                self.results.push(NamedValue::read(value, name)?);
            }
        }
        Ok(())
    }

    fn read_regions(&mut self, dag: Dag<'r>) -> Result<(), RecordError> {
        self.expect_operator(dag, "regions", "region");
        let count = dag.len();
        for (index, (value, name)) in dag.args().enumerate() {
            let Some(constraint) = value.as_record().filter(|record| record.is_a("RegionConstraint")) else {
                self.error(
                    value.span(),
                    format!("undefined type for region #{index}: a `Region` is expected"),
                );
                continue;
            };
            let is_variadic = constraint.is_a("VariadicRegion");
            if is_variadic && index + 1 != count {
                self.error(value.span(), "only the last region can be variadic");
            }
            if is_variadic && name.is_none() {
                self.error(value.span(), "variadic regions must be named");
            }
            self.regions.push(NamedRegion {
                name: name.unwrap_or_default(),
                constraint,
                summary: summary(constraint)?,
                is_variadic,
                span: value.span(),
            });
        }
        Ok(())
    }

    fn read_successors(&mut self, dag: Dag<'r>) -> Result<(), RecordError> {
        self.expect_operator(dag, "successors", "successor");
        let count = dag.len();
        for (index, (value, name)) in dag.args().enumerate() {
            let Some(constraint) = value.as_record().filter(|record| record.is_a("Successor")) else {
                self.error(
                    value.span(),
                    format!("undefined type for successor #{index}: a `Successor` is expected"),
                );
                continue;
            };
            let is_variadic = constraint.is_a("VariadicSuccessor");
            if is_variadic && index + 1 != count {
                self.error(value.span(), "only the last successor can be variadic");
            }
            if is_variadic && name.is_none() {
                self.error(value.span(), "variadic successors must be named");
            }
            let name = name.unwrap_or_default();
            let (summary, span) = (summary(constraint)?, value.span());
            self.successors.push(NamedSuccessor { name, constraint, summary, is_variadic, span });
        }
        Ok(())
    }
}
