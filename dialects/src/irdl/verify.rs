//! Verifiers.

use std::collections::HashMap;

use rtblgen_runtime::interfaces::SymbolUserOpInterface;
use rtblgen_runtime::symbols::SymbolTables;
use rtblgen_runtime::{
    Attribute, Ir, Op, SymbolRefAttr, TraitDefinition, TypedOp, Verify, VerifyError, VerifyRegions,
    VerifyResult,
};

use super::{
    AttributeOp, AttributesOp, BaseOp, DialectOp, OperandsOp, OperationOp, ParametersOp, ParametricOp,
    RegionOp, RegionsOp, ResultsOp, TypeOp, Variadicity, variadicities,
};

/// `AtMostOneChildOf<"A, B">`: the body has at most one operation of each kind that the parameters name.
pub static AT_MOST_ONE_CHILD_OF: TraitDefinition =
    TraitDefinition::verified("AtMostOneChildOf", verify_children);

fn verify_children(ir: &Ir<'_>, op: Op, definition: &TraitDefinition) -> VerifyResult {
    let mut seen = Vec::new();
    let children = op.regions(ir).flat_map(|region| region.ops(ir)).map(|child| child.name(ir).as_str());
    for name in children.filter(|name| definition.parameters.contains(name)) {
        if seen.contains(&name) {
            let message = format!(
                "failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type {name}"
            );
            return Err(VerifyError::plain(message));
        }
        seen.push(name);
    }
    Ok(())
}

/// Checks a name: lowercase letters and digits, with single underscores between them. `label` is the named thing.
fn verify_name(name: &str, label: &str) -> VerifyResult {
    let error = |what: &str| Err(VerifyError::plain(format!("name of {label} {what}")));
    if name.is_empty() {
        return error("is empty");
    }
    let mut allows_underscore = false;
    for byte in name.bytes() {
        if byte == b'_' {
            if !allows_underscore {
                return error("should not contain leading or double underscores");
            }
        } else if !byte.is_ascii_alphanumeric() {
            return error("must contain only lowercase letters, digits and underscores");
        } else if byte.is_ascii_uppercase() {
            return error("should not contain uppercase letters");
        }
        allows_underscore = byte != b'_';
    }
    Ok(())
}

/// Whether a dialect may have the name: a word, perhaps with `$` after the first character.
fn is_namespace(name: &str) -> bool {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let starts_well = name.bytes().next().is_some_and(|first| is_word(first) && !first.is_ascii_digit());
    starts_well && name.bytes().all(|byte| is_word(byte) || byte == b'$')
}

impl Verify for DialectOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if !is_namespace(self.sym_name(ir)) {
            return Err(VerifyError::new("invalid dialect name"));
        }
        verify_name(self.sym_name(ir), "dialect")
    }
}

impl Verify for OperationOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_name(self.sym_name(ir), "operation")
    }
}

impl Verify for TypeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let name = self.sym_name(ir);
        verify_name(name.strip_prefix('!').unwrap_or(name), "type")
    }
}

impl Verify for AttributeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let name = self.sym_name(ir);
        verify_name(name.strip_prefix('#').unwrap_or(name), "attribute")
    }
}

impl VerifyRegions for OperationOp {
    /// No two of the operands, results and regions have the same name.
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let mut lists: Vec<(&str, Vec<&str>)> = Vec::new();
        for op in self.body(ir).ops(ir) {
            if let Some(own) = OperandsOp::cast(ir, op) {
                lists.push(("operands", texts(own.names(ir))));
            } else if let Some(own) = ResultsOp::cast(ir, op) {
                lists.push(("results", texts(own.names(ir))));
            } else if let Some(own) = RegionsOp::cast(ir, op) {
                lists.push(("regions", texts(own.names(ir))));
            }
        }
        for (number, (kind, names)) in lists.iter().enumerate() {
            for (other_kind, others) in &lists[number + 1..] {
                if let Some(name) = names.iter().find(|name| others.contains(name)) {
                    return Err(VerifyError::new(format!(
                        "contains a value named '{name}' for both its {kind} and {other_kind}"
                    )));
                }
            }
        }
        Ok(())
    }
}

/// The strings in an array.
fn texts<'c>(names: &'c [Attribute<'c>]) -> Vec<&'c str> {
    names.iter().map(|name| name.string_value()).collect()
}

/// Checks the names of `count` values of a kind.
fn verify_names(kind: &str, names: &[Attribute<'_>], count: usize) -> VerifyResult {
    let names = texts(names);
    if count != names.len() {
        return Err(VerifyError::new(format!(
            "the number of {kind}s and their names must be the same, but got {count} and {} respectively",
            names.len()
        )));
    }
    let mut known: HashMap<&str, usize> = HashMap::new();
    for (number, name) in names.into_iter().enumerate() {
        verify_name(name, &format!("{kind} #{number}"))?;
        if let Some(first) = known.insert(name, number) {
            return Err(VerifyError::new(format!(
                "name of {kind} #{number} is a duplicate of the name of {kind} #{first}"
            )));
        }
    }
    Ok(())
}

fn verify_values(
    kind: &str,
    names: &[Attribute<'_>],
    variadicities: &[Variadicity],
    count: usize,
) -> VerifyResult {
    if count != variadicities.len() {
        return Err(VerifyError::new(format!(
            "the number of {kind}s and their variadicities must be the same, but got {count} and {} respectively",
            variadicities.len()
        )));
    }
    verify_names(kind, names, count)
}

impl Verify for ParametersOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_names("parameter", self.names(ir), self.op().operand_count(ir))
    }
}

impl Verify for OperandsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let variadicities = variadicities(self.variadicity(ir));
        verify_values("operand", self.names(ir), &variadicities, self.op().operand_count(ir))
    }
}

impl Verify for ResultsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let variadicities = variadicities(self.variadicity(ir));
        verify_values("result", self.names(ir), &variadicities, self.op().operand_count(ir))
    }
}

impl Verify for AttributesOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let names = self.attribute_value_names(ir).len();
        let values = self.op().operand_count(ir);
        if names == values {
            return Ok(());
        }
        Err(VerifyError::new(format!(
            "the number of attribute names and their constraints must be the same but got {names} and {values} respectively"
        )))
    }
}

impl Verify for RegionOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match self.number_of_blocks(ir) {
            Some(number) if number <= 0 => {
                Err(VerifyError::new(format!("the number of blocks is expected to be >= 1 but got {number}")))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for RegionsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_names("region", self.names(ir), self.op().operand_count(ir))
    }
}

impl Verify for BaseOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let name = self.base_name(ir);
        if name.is_some() == self.base_ref(ir).is_some() {
            return Err(VerifyError::new(
                "the base type or attribute should be specified by either a name or a reference",
            ));
        }
        match name {
            Some(name) if !name.starts_with(['!', '#']) => {
                Err(VerifyError::new("the base type or attribute name should start with '!' or '#'"))
            }
            _ => Ok(()),
        }
    }
}

impl SymbolUserOpInterface for BaseOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        match self.base_ref(ir) {
            Some(symbol) => verify_definition(ir, tables, self.op(), symbol),
            None => Ok(()),
        }
    }
}

impl SymbolUserOpInterface for ParametricOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        verify_definition(ir, tables, self.op(), self.base_type(ir))
    }
}

/// Checks that a symbol names a type or an attribute.
fn verify_definition<'c>(
    ir: &Ir<'c>,
    tables: &mut SymbolTables<'_, 'c>,
    op: Op,
    symbol: SymbolRefAttr<'c>,
) -> VerifyResult {
    let Some(found) = super::symbol_scope(ir, op).and_then(|scope| tables.lookup_nearest(scope, symbol))
    else {
        return Err(VerifyError::new(format!("symbol '{symbol}' not found")));
    };
    match TypeOp::cast(ir, found).is_some() || AttributeOp::cast(ir, found).is_some() {
        true => Ok(()),
        false => Err(VerifyError::new(format!(
            "symbol '{symbol}' does not refer to a type or attribute definition (refers to '{}')",
            found.name(ir)
        ))),
    }
}
