//! Parts of a module that the dialect has no place for. A part that changes which code is right, such as an operand
//! bundle of inline assembly, is an error. Others are warnings: one for each kind, at its first place.

use rustc_hash::FxHashMap;

use super::Import;
use super::attributes::number;
use super::calls::CALL_FLAGS;
use crate::read::tree::{Attribute, Call, Function, Instruction, InstructionKind, NodeId};
use crate::read::{Failure, Read};
use crate::words;

/// Attributes of parameters that change how a function is called.
const CONVENTIONS: [&str; 3] = ["swiftasync", "swifterror", "swiftself"];

/// Metadata of functions that has a place.
#[rustfmt::skip]
const OF_FUNCTIONS: [&str; 6] =
    ["dbg", "prof", "vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size"];

/// Named metadata that has a place.
#[rustfmt::skip]
const NAMED: [&str; 6] = [
    "llvm.module.flags", "llvm.dbg.cu", "llvm.ident", "llvm.commandline", "llvm.linker.options",
    "llvm.dependent-libraries",
];

/// The parts that were found: the messages in order, with the number of places.
#[derive(Default)]
struct Found {
    parts: Vec<(Failure, usize)>,
    places: FxHashMap<String, usize>,
}

impl Found {
    fn add(&mut self, position: u32, what: String) {
        match self.places.get(&what) {
            Some(place) => self.parts[*place].1 += 1,
            None => {
                let message = format!("{what} cannot be imported, skipping it");
                self.places.insert(what, self.parts.len());
                self.parts.push((Failure { position, message }, 0));
            }
        }
    }
}

fn is_kept(attribute: &Attribute<'_>) -> bool {
    let name = attribute.name();
    match attribute {
        Attribute::String(..) => false,
        _ if name == "captures" => number(std::slice::from_ref(attribute), name) == Some(0),
        // Only declarations of intrinsics have it.
        _ => words::PARAMETERS.contains(&name) || name == "immarg",
    }
}

fn parameters(own: &str, list: &[Attribute<'_>], position: u32, found: &mut Found) -> Read {
    for name in list.iter().filter(|attribute| !is_kept(attribute)).map(Attribute::name) {
        if CONVENTIONS.contains(&name) {
            let message = format!(
                "the attribute '{name}' of {own} changes how the function is called, and cannot be imported"
            );
            return Err(Failure { position, message });
        }
        found.add(position, format!("the attribute '{name}' of {own}"));
    }
    Ok(())
}

fn function(own: &Function<'_>, found: &mut Found) -> Read {
    parameters("a result", &own.attributes.result, own.position, found)?;
    own.attributes.parameters.iter().try_for_each(|list| parameters("a parameter", list, own.position, found))
}

/// The attributes and bundles of a call that is no call of an intrinsic.
fn call(own: &Instruction<'_>, call: &Call<'_>, is_invoke: bool, found: &mut Found) -> Read {
    let is_assembly = call.assembly.is_some();
    let kind = match (is_assembly, is_invoke) {
        (true, _) => "inline assembly",
        (_, true) => "an invoke",
        _ => "a call",
    };
    if let Some((tag, _)) = call.bundles.first().filter(|_| is_assembly) {
        let message = format!("the operand bundle \"{tag}\" of {kind} cannot be imported");
        return Err(Failure { position: own.position, message });
    }
    for name in call.attributes.function.iter().map(Attribute::name) {
        let is_kept = kind == "a call" && (CALL_FLAGS.contains(&name) || name == "memory");
        if !is_kept {
            found.add(own.position, format!("the attribute '{name}' of {kind}"));
        }
    }
    let mut lists = call.attributes.parameters.iter().chain([&call.attributes.result]);
    if !is_assembly {
        return lists.try_for_each(|list| {
            parameters("a parameter or the result of a call", list, own.position, found)
        });
    }
    for name in lists.flatten().map(Attribute::name).filter(|name| *name != "elementtype") {
        found.add(own.position, format!("the attribute '{name}' of an operand of inline assembly"));
    }
    for (is_lost, what) in
        [(call.convention != 0, "the calling convention"), (call.fast != 0, "a fast-math flag")]
    {
        if is_lost {
            found.add(own.position, format!("{what} of inline assembly"));
        }
    }
    Ok(())
}

impl<'c> Import<'_, 'c> {
    /// Warns of the parts that are left out, or returns an error for the first one that cannot be.
    pub(super) fn report_left_out(&self) -> Read {
        let mut found = Found::default();
        for part in &self.module.dropped {
            found.add(part.position, part.message.clone());
        }
        for own in &self.module.functions {
            if self.symbol_name(own.symbol).starts_with("llvm.") {
                continue;
            }
            function(own, &mut found)?;
            for instruction in own.blocks.iter().flat_map(|block| &block.instructions) {
                match &instruction.kind {
                    InstructionKind::Call(of) if !self.is_intrinsic_call(instruction, of) => {
                        call(instruction, of, false, &mut found)?;
                    }
                    InstructionKind::Invoke(of, _) => call(instruction, of, true, &mut found)?,
                    _ => {}
                }
            }
        }
        for (part, others) in found.parts {
            match others {
                0 => self.warn(part.position, part.message),
                _ => self.warn(part.position, format!("{}, and {others} more of this kind", part.message)),
            }
        }
        self.warn_of_metadata();
        Ok(())
    }

    fn is_intrinsic_call(&self, own: &Instruction<'c>, call: &Call<'c>) -> bool {
        let callee = own.operands.first().filter(|_| call.assembly.is_none());
        let symbol =
            callee.and_then(|callee| callee.constant()).and_then(|id| match self.constants.get(id) {
                crate::constants::Constant::Symbol(symbol) => Some(*symbol),
                _ => None,
            });
        symbol.is_some_and(|symbol| self.symbol_name(symbol).starts_with("llvm."))
    }

    /// Warns of metadata of the module, globals and functions, if the options request it.
    fn warn_of_metadata(&self) {
        let warn = |own: &str, position: u32, metadata: &[(String, NodeId)], known: &[&str]| {
            for (kind, _) in metadata.iter().filter(|(kind, _)| !known.contains(&kind.as_str())) {
                self.warn_of_dropped(position, || format!("unhandled metadata '{kind}' of {own}"));
            }
        };
        for (name, nodes) in
            self.module.named_metadata.iter().filter(|(name, _)| !NAMED.contains(&name.as_str()))
        {
            let position = nodes.first().map_or(0, |node| self.module.node(*node).position);
            self.warn_of_dropped(position, || format!("unhandled named metadata '{name}'"));
        }
        self.module.globals.iter().for_each(|own| warn("a global", own.position, &own.metadata, &["dbg"]));
        self.module
            .functions
            .iter()
            .for_each(|own| warn("a function", own.position, &own.metadata, &OF_FUNCTIONS));
    }
}
