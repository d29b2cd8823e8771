//! Verifiers of functions, globals, calls and modules.

use rtblgen_runtime::constants::{Float, Int, elements, splat};
use rtblgen_runtime::interfaces::CallOpInterface;
use rtblgen_runtime::{
    ArrayAttr, Attribute, FloatAttr, IntegerAttr, Ir, Op, Place, StringAttr, SymbolRefAttr, Type, TypeAttr,
    TypedOp, Verify, VerifyError, VerifyRegions, VerifyResult,
};

use super::fold::is_symbol;
use super::module::is_module;
use super::{
    AddressOfOp, AliasOp, AssumeOp, BitcastOp, BlockAddressOp, BlockTagOp, CallIntrinsicOp, CallOp, ComdatOp,
    ComdatSelectorOp, GlobalCtorsOp, GlobalDtorsOp, GlobalOp, IFuncOp, InlineAsmOp, InvokeOp, LLVMArrayType,
    LLVMFuncOp, LLVMFunctionType, LLVMLabelType, LLVMMetadataType, LLVMPointerType, LLVMTargetExtType,
    LLVMTokenType, LLVMVoidType, LandingpadOp, Linkage, LinkerOptionsOp, ModuleFlagAttr, ModuleFlagsOp,
    ResumeOp, ReturnOp, TailCallKind, ZeroAttr, ZeroOp, is_compatible, is_compatible_outer,
};

pub(super) fn error(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::new(message))
}

/// An error without the prefix that names the operation.
pub(super) fn plain(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::plain(message))
}

fn type_of<'c>(ir: &Ir<'c>, op: Op, name: &str) -> Option<Type<'c>> {
    Some(op.attribute(ir, name)?.cast::<TypeAttr<'c>>()?.value())
}

/// Checks that a comdat reference is a selector.
fn verify_comdat(ir: &Ir<'_>, op: Op) -> VerifyResult {
    let Some(comdat) = op.attribute(ir, "comdat").and_then(|own| own.cast::<SymbolRefAttr<'_>>()) else {
        return Ok(());
    };
    let selector = op.lookup_nearest_symbol(ir, comdat);
    match selector.and_then(|selector| ComdatSelectorOp::cast(ir, selector)) {
        Some(_) => Ok(()),
        None => plain("expected comdat symbol"),
    }
}

impl Verify for LLVMFuncOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let linkage = self.linkage(ir);
        if linkage == Linkage::Common {
            return error("functions cannot have 'common' linkage");
        }
        verify_comdat(ir, self.op())?;
        if self.op().is_function_declaration(ir) {
            return match linkage {
                Linkage::External | Linkage::ExternWeak => Ok(()),
                _ => error("external functions must have 'external' or 'extern_weak' linkage"),
            };
        }
        let has = |name: &str| self.op().attribute(ir, name).is_some();
        if has("no_inline") && has("always_inline") {
            return plain("no_inline and always_inline attributes are incompatible");
        }
        if has("optimize_none") && !has("no_inline") {
            return error("with optimize_none must also be no_inline");
        }
        self.verify_landing_pads(ir)?;
        let mut tags = Vec::new();
        // The operations of the body are not verified yet.
        for tag in self.ops(ir).filter_map(|op| BlockTagOp::cast(ir, op)) {
            let attribute = tag.op().attribute(ir, "tag");
            let Some(own) = attribute.and_then(|own| own.cast::<super::BlockTagAttr<'_>>()) else { continue };
            if tags.contains(&own) {
                let message = format!("duplicate block tag '{}' in the same function: ", own.id());
                return Err(VerifyError::plain(message).at(Place::Op(tag.op())));
            }
            tags.push(own);
        }
        Ok(())
    }
}

impl LLVMFuncOp {
    /// The operations of the body, without nested ones.
    fn ops<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        let blocks: Vec<_> = self.op().region(ir, 0).blocks(ir).collect();
        blocks.into_iter().flat_map(move |block| block.ops(ir))
    }

    fn verify_landing_pads(self, ir: &Ir<'_>) -> VerifyResult {
        let mut found = None;
        for op in self.ops(ir) {
            // The operations of the body are not verified yet.
            let (ty, message) = if LandingpadOp::cast(ir, op).is_some() {
                let message = "'llvm.landingpad' should have a consistent result type inside a function";
                (op.result_types(ir).next(), message)
            } else if ResumeOp::cast(ir, op).is_some() {
                let message = "'llvm.resume' should have a consistent input type inside a function";
                (op.operand_types(ir).next(), message)
            } else {
                continue;
            };
            if let Some(ty) = ty
                && *found.get_or_insert(ty) != ty
            {
                return plain(message);
            }
        }
        Ok(())
    }
}

impl VerifyRegions for LLVMFuncOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let Some(entry) = self.op().region(ir, 0).entry(ir) else { return Ok(()) };
        match entry.argument_types(ir).position(|ty| !is_compatible(ty)) {
            Some(number) => error(format!("entry block argument #{number} is not of LLVM type")),
            None => Ok(()),
        }
    }
}

impl Verify for ReturnOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let mut parent = self.op().parent_op(ir);
        while let Some(op) = parent.filter(|op| LLVMFuncOp::cast(ir, *op).is_none()) {
            parent = op.parent_op(ir);
        }
        let Some(function) = parent.and_then(|op| LLVMFuncOp::cast(ir, op)) else { return Ok(()) };
        let Some(ty) = function.llvm_type(ir) else { return Ok(()) };
        let expected = Some(ty.return_type()).filter(|ty| !ty.is::<LLVMVoidType<'_>>());
        let message = match (self.op().operands(ir).next().map(|value| value.ty(ir)), expected) {
            (None, None) => return Ok(()),
            (Some(_), None) => "expected no operands",
            (None, Some(_)) => "expected 1 operand",
            (Some(own), Some(expected)) if own == expected => return Ok(()),
            (Some(_), Some(_)) => "mismatching result types",
        };
        let mut error = VerifyError::new(message);
        error.notes.push((Place::Op(function.op()), "when returning from function".to_owned()));
        Err(error)
    }
}

/// Whether a global can have a type.
fn is_global_type(ty: Type<'_>) -> bool {
    let has_no_values = ty.is::<LLVMVoidType<'_>>() || ty.is::<LLVMLabelType<'_>>();
    let is_of_calls = ty.is::<LLVMTokenType<'_>>() || ty.is::<LLVMMetadataType<'_>>();
    is_compatible_outer(ty) && !has_no_values && !is_of_calls
}

fn is_zero(value: Attribute<'_>) -> bool {
    if let Some(value) = value.cast::<IntegerAttr<'_>>() {
        value.as_i64() == Some(0)
    } else if let Some(value) = value.cast::<FloatAttr<'_>>() {
        value.value() == 0.0
    } else if let Some(values) = value.cast::<ArrayAttr<'_>>() {
        values.elements().iter().all(|value| is_zero(*value))
    } else {
        // A splat is read once, however many elements its type has.
        let integers = || splat::<Int>(value).map(|one| vec![one]).or_else(|| elements(value));
        let floats = || splat::<Float>(value).map(|one| vec![one]).or_else(|| elements(value));
        integers().is_some_and(|values| values.iter().all(|value| value.unsigned() == 0))
            || floats().is_some_and(|values| values.iter().all(|value| value.to_f64() == 0.0))
    }
}

impl Verify for GlobalOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let Some(ty) = type_of(ir, self.op(), "global_type") else { return Ok(()) };
        let value = self.op().attribute(ir, "value");
        if !is_global_type(ty) {
            return error("expects type to be a valid element type for an LLVM global");
        }
        if self.op().parent_op(ir).is_some_and(|parent| !is_module(ir, parent)) {
            return error("must appear at the module level");
        }
        if let Some(text) = value.and_then(|value| value.cast::<StringAttr<'_>>()) {
            let array = ty.cast::<LLVMArrayType<'_>>();
            let is_right = |ty: LLVMArrayType<'_>| {
                ty.element_type().is_signless_integer(8) && ty.num_elements() == text.bytes().len() as u64
            };
            if !array.is_some_and(is_right) {
                return error(
                    "requires an i8 array type of the length equal to that of the string attribute",
                );
            }
        }
        if let Some(own) = ty.cast::<LLVMTargetExtType<'_>>() {
            if !own.can_be_global() {
                return error("this target extension type cannot be used in a global");
            }
            if value.is_some() {
                return error(
                    "global with target extension type can only be initialized with zero-initializer",
                );
            }
        }
        let linkage = self.linkage(ir);
        if linkage == Linkage::Common && value.is_some_and(|value| !is_zero(value)) {
            return error("expected zero value for 'common' linkage");
        }
        if linkage == Linkage::Appending && !ty.is::<LLVMArrayType<'_>>() {
            return error("expected array type for 'appending' linkage");
        }
        verify_comdat(ir, self.op())?;
        match self.alignment(ir) {
            Some(alignment) if !(alignment as u64).is_power_of_two() => {
                plain("alignment attribute is not a power of 2")
            }
            _ => Ok(()),
        }
    }
}

/// Checks that the operations of an initializer have no side effects.
fn verify_pure(ir: &Ir<'_>, op: Op, message: &str) -> VerifyResult {
    let block = op.region(ir, 0).entry(ir);
    let mut ops = block.into_iter().flat_map(|block| block.ops(ir));
    match ops.find(|op| !op.is_memory_effect_free(ir)) {
        Some(found) => Err(VerifyError::plain(message).at(Place::Op(found))),
        None => Ok(()),
    }
}

/// The type that an initializer returns.
fn returned_type<'c>(ir: &Ir<'c>, op: Op) -> Option<Type<'c>> {
    let last = op.region(ir, 0).entry(ir)?.ops(ir).next_back()?;
    last.operands(ir).next().map(|value| value.ty(ir))
}

impl VerifyRegions for GlobalOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        if self.op().region(ir, 0).is_empty(ir) {
            return Ok(());
        }
        let Some(ty) = type_of(ir, self.op(), "global_type") else { return Ok(()) };
        match returned_type(ir, self.op()) {
            None => return error("initializer region cannot return void"),
            Some(own) if own != ty => {
                return error(format!("initializer region type '{own}' does not match global type '{ty}'"));
            }
            Some(_) => {}
        }
        verify_pure(ir, self.op(), "ops with side effects not allowed in global initializers")?;
        match self.op().attribute(ir, "value") {
            Some(_) => error("cannot have both initializer value and region"),
            None => Ok(()),
        }
    }
}

impl Verify for AliasOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if type_of(ir, self.op(), "alias_type").is_some_and(|ty| !is_global_type(ty)) {
            return error("expects type to be a valid element type for an LLVM global alias");
        }
        use Linkage::{
            AvailableExternally, External, Internal, Linkonce, LinkonceODR, Private, Weak, WeakODR,
        };
        match self.linkage(ir) {
            External | Internal | Private | Weak | WeakODR | Linkonce | LinkonceODR | AvailableExternally => {
                Ok(())
            }
            linkage => error(format!(
                "'{linkage}' linkage not supported in aliases, available options: private, internal, linkonce, \
                 weak, linkonce_odr, weak_odr, external or available_externally"
            )),
        }
    }
}

impl VerifyRegions for AliasOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        if !returned_type(ir, self.op()).is_some_and(|ty| ty.is::<LLVMPointerType<'_>>()) {
            return error("initializer region must always return a pointer");
        }
        verify_pure(ir, self.op(), "ops with side effects are not allowed in alias initializers")
    }
}

impl Verify for IFuncOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        use Linkage::{External, Internal, Linkonce, LinkonceODR, Private, Weak, WeakODR};
        match self.linkage(ir) {
            External | Internal | Private | Weak | WeakODR | Linkonce | LinkonceODR => Ok(()),
            linkage => error(format!(
                "'{linkage}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, \
                 linkonce_odr, weak_odr, or external linkage"
            )),
        }
    }
}

/// Checks an `llvm.mlir.global_ctors` or `llvm.mlir.global_dtors`: the data, and that its lists have the same length.
fn verify_structors(ir: &Ir<'_>, op: Op, name: &str) -> VerifyResult {
    let list = |name: &str| {
        let list = op.attribute(ir, name).and_then(|list| list.cast::<ArrayAttr<'_>>());
        list.map(|list| list.elements()).unwrap_or_default()
    };
    let (own, priorities, data) = (list(name), list("priorities"), list("data"));
    let is_data = |value: &Attribute<'_>| is_symbol(*value) || value.is::<ZeroAttr<'_>>();
    if !data.iter().all(is_data) {
        return plain("data element must be symbol or #llvm.zero");
    }
    match own.len() == priorities.len() && own.len() == data.len() {
        true => Ok(()),
        false => plain(format!("{name}, priorities, and data must have the same number of elements")),
    }
}

impl Verify for GlobalCtorsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_structors(ir, self.op(), "ctors")
    }
}

impl Verify for GlobalDtorsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_structors(ir, self.op(), "dtors")
    }
}

impl VerifyRegions for ComdatOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let entry = self.op().region(ir, 0).entry(ir);
        let mut ops = entry.into_iter().flat_map(|block| block.ops(ir));
        match ops.find(|op| ComdatSelectorOp::cast(ir, *op).is_none()) {
            Some(op) => {
                let message = "only comdat selector symbols can appear in a comdat region";
                Err(VerifyError::plain(message).at(Place::Op(op)))
            }
            None => Ok(()),
        }
    }
}

impl Verify for BlockAddressOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let address = self.block_addr(ir);
        let symbol = address.function().cast::<SymbolRefAttr<'_>>();
        let function = symbol.and_then(|symbol| self.op().lookup_nearest_symbol(ir, symbol));
        let function = function.and_then(|function| LLVMFuncOp::cast(ir, function));
        let mut tags =
            function.into_iter().flat_map(|own| own.ops(ir)).filter_map(|op| BlockTagOp::cast(ir, op));
        match tags.any(|tag| tag.tag(ir) == address.tag()) {
            true => Ok(()),
            false => error("expects an existing block label target in the referenced function"),
        }
    }
}

fn verify_at_module_level(ir: &Ir<'_>, op: Op) -> VerifyResult {
    match op.parent_op(ir).is_none_or(|parent| is_module(ir, parent)) {
        true => Ok(()),
        false => error("must appear at the module level"),
    }
}

impl Verify for LinkerOptionsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_at_module_level(ir, self.op())
    }
}

impl Verify for ModuleFlagsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_at_module_level(ir, self.op())?;
        match self.flags(ir).iter().all(|flag| flag.is::<ModuleFlagAttr<'_>>()) {
            true => Ok(()),
            false => error("expected a module flag attribute"),
        }
    }
}

/// Checks that the bundle tags are strings, one per operand bundle.
fn verify_bundles(ir: &Ir<'_>, op: Op) -> VerifyResult {
    let tags = op.attribute(ir, "op_bundle_tags").and_then(|tags| tags.cast::<ArrayAttr<'_>>());
    let tags = tags.map(|tags| tags.elements()).unwrap_or_default();
    if !tags.iter().all(|tag| tag.is::<StringAttr<'_>>()) {
        return plain("operand bundle tag must be a StringAttr");
    }
    let sizes = op.attribute(ir, "op_bundle_sizes");
    let sizes = sizes.and_then(|sizes| sizes.cast::<rtblgen_runtime::DenseArrayAttr<'_>>()?.values::<i32>());
    let count = sizes.unwrap_or_default().len();
    match count == tags.len() {
        true => Ok(()),
        false => plain(format!("expected {count} operand bundle tags, but actually got {}", tags.len())),
    }
}

/// Checks the type of a variadic callee against the call's arguments and results.
pub(super) fn verify_variadic_type<T: CallOpInterface>(ir: &Ir<'_>, call: T) -> VerifyResult {
    let ty = type_of(ir, call.op(), "var_callee_type").and_then(|ty| ty.cast::<LLVMFunctionType<'_>>());
    let Some(ty) = ty else { return Ok(()) };
    if !ty.var_arg() {
        return error("expected var_callee_type to be a variadic function type");
    }
    let arguments = call.arg_operands(ir);
    if ty.params().len() > arguments.len() {
        return error(format!("expected var_callee_type to have at most {} parameters", arguments.len()));
    }
    for (param, argument) in ty.params().iter().zip(arguments) {
        if *param != argument.ty(ir) {
            return error(format!(
                "var_callee_type parameter type mismatch: '{param}' != '{}'",
                argument.ty(ir)
            ));
        }
    }
    let returned = ty.return_type();
    match call.op().result_types(ir).next() {
        None if !returned.is::<LLVMVoidType<'_>>() => error("expected var_callee_type to return void"),
        Some(own) if own != returned => {
            error(format!("var_callee_type return type mismatch: '{returned}' != '{own}'"))
        }
        _ => Ok(()),
    }
}

impl Verify for CallOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_bundles(ir, self.op())
    }
}

impl Verify for AssumeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_bundles(ir, self.op())
    }
}

impl Verify for CallIntrinsicOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if !self.intrin(ir).starts_with("llvm.") {
            return error("intrinsic name must start with 'llvm.'");
        }
        verify_bundles(ir, self.op())
    }
}

impl Verify for InlineAsmOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match self.tail_call_kind(ir) {
            TailCallKind::MustTail => error("tail call kind 'musttail' is not supported by this operation"),
            _ => Ok(()),
        }
    }
}

impl Verify for InvokeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_variadic_type(ir, self)?;
        let unwind = self.op().successor(ir, 1);
        let Some(first) = unwind.ops(ir).next() else {
            return plain("must have at least one operation in unwind destination");
        };
        if LandingpadOp::cast(ir, first).is_none() {
            return plain("first operation in unwind destination should be a llvm.landingpad operation");
        }
        verify_bundles(ir, self.op())
    }
}

impl Verify for LandingpadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let mut parent = self.op().parent_op(ir);
        while let Some(op) = parent.filter(|op| LLVMFuncOp::cast(ir, *op).is_none()) {
            parent = op.parent_op(ir);
        }
        if parent.is_some_and(|function| function.attribute(ir, "personality").is_none()) {
            return plain("llvm.landingpad needs to be in a function with a personality");
        }
        if !self.cleanup(ir) && self.op().operand_count(ir) == 0 {
            return plain("landingpad instruction expects at least one clause or cleanup attribute");
        }
        for (number, clause) in self.op().operands(ir).enumerate() {
            if clause.ty(ir).is::<LLVMArrayType<'_>>() {
                continue;
            }
            let op = clause.defining_op(ir);
            if let Some(cast) = op.and_then(|op| BitcastOp::cast(ir, op)) {
                let source = cast.op().operand(ir, 0).defining_op(ir);
                if source.and_then(|op| AddressOfOp::cast(ir, op)).is_some() {
                    continue;
                }
                let mut error = VerifyError::plain("constant clauses expected");
                let note = "global addresses expected as operand to bitcast used in clauses for landingpad";
                error.notes.push((Place::Op(cast.op()), note.to_owned()));
                return Err(error);
            }
            let is_constant = |op| ZeroOp::cast(ir, op).is_some() || AddressOfOp::cast(ir, op).is_some();
            if !op.is_some_and(is_constant) {
                let message = format!("clause #{number} is not a known constant - null, addressof, bitcast");
                return plain(message);
            }
        }
        Ok(())
    }
}
