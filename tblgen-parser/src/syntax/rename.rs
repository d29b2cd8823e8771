//! Other numbers for the symbols of a piece: those of the table of whoever reads it.

use super::{
    BodyItem, ClassReference, Declaration, LetBinding, Name, Piece, Statement, StatementKind, Suffix, Symbol,
    Type, TypeKind, Value, ValueKind,
};

impl Piece {
    /// Replaces each symbol by the one that `names` has in its place.
    ///
    /// # Panics
    ///
    /// If a symbol has no place in `names`.
    pub fn rename(&mut self, names: &[Symbol]) {
        let names = Names(names);
        self.values.iter_mut().for_each(|value| names.value(value));
        names.statements(&mut self.statements);
    }
}

struct Names<'a>(&'a [Symbol]);

impl Names<'_> {
    fn symbol(&self, symbol: &mut Symbol) {
        *symbol = self.0[symbol.index()];
    }

    fn name(&self, name: &mut Name) {
        self.symbol(&mut name.symbol);
    }

    fn value(&self, value: &mut Value) {
        match &mut value.kind {
            ValueKind::String(symbol)
            | ValueKind::Code(symbol)
            | ValueKind::Identifier(symbol)
            | ValueKind::ArgumentName(symbol) => self.symbol(symbol),
            ValueKind::List { element_type: Some(ty), .. } | ValueKind::Operation { ty: Some(ty), .. } => {
                self.ty(ty)
            }
            ValueKind::Dag(dag) => {
                dag.name.iter_mut().for_each(|name| self.name(name));
                dag.arguments
                    .iter_mut()
                    .filter_map(|argument| argument.name.as_mut())
                    .for_each(|name| self.name(name));
            }
            ValueKind::Instance { class, .. } => self.name(class),
            ValueKind::Map { variable, .. } => self.name(variable),
            ValueKind::Fold(fold) => {
                self.name(&mut fold.accumulator);
                self.name(&mut fold.variable);
            }
            ValueKind::Suffixed { suffixes, .. } => {
                suffixes.iter_mut().for_each(|suffix| self.suffix(suffix))
            }
            ValueKind::List { element_type: None, .. }
            | ValueKind::Operation { ty: None, .. }
            | ValueKind::Unset
            | ValueKind::Bool(_)
            | ValueKind::Int(_)
            | ValueKind::Binary { .. }
            | ValueKind::Bits(_)
            | ValueKind::Cond(_)
            | ValueKind::Paste { .. }
            | ValueKind::Error
            | ValueKind::Incomplete(_) => {}
        }
    }

    fn suffix(&self, suffix: &mut Suffix) {
        match suffix {
            Suffix::Field(name) => self.name(name),
            Suffix::Bits { .. } | Suffix::Elements { .. } | Suffix::Error => {}
        }
    }

    fn ty(&self, ty: &mut Type) {
        match &mut ty.kind {
            TypeKind::Named(symbol) => self.symbol(symbol),
            TypeKind::List(inner) | TypeKind::Incomplete(inner) => self.ty(inner),
            TypeKind::Bit
            | TypeKind::Bits(_)
            | TypeKind::Int
            | TypeKind::String
            | TypeKind::Code
            | TypeKind::Dag
            | TypeKind::Error => {}
        }
    }

    fn statements(&self, statements: &mut [Statement]) {
        statements.iter_mut().for_each(|statement| self.statement(statement));
    }

    fn statement(&self, statement: &mut Statement) {
        match &mut statement.kind {
            StatementKind::Class(class) => {
                self.name(&mut class.name);
                self.declarations(&mut class.parameters);
                self.parents(&mut class.parents);
                self.body(&mut class.body);
            }
            StatementKind::Def(def) => {
                self.parents(&mut def.parents);
                self.body(&mut def.body);
            }
            StatementKind::Defm(defm) => self.parents(&mut defm.parents),
            StatementKind::MultiClass(multiclass) => {
                self.name(&mut multiclass.name);
                self.declarations(&mut multiclass.parameters);
                self.parents(&mut multiclass.parents);
                self.statements(&mut multiclass.body);
            }
            StatementKind::Let(statement) => {
                statement.bindings.iter_mut().for_each(|binding| self.binding(binding));
                self.statements(&mut statement.body);
            }
            StatementKind::ForEach(foreach) => {
                self.name(&mut foreach.variable);
                self.statements(&mut foreach.body);
            }
            StatementKind::If(statement) => {
                self.statements(&mut statement.then_body);
                statement.else_body.iter_mut().for_each(|body| self.statements(body));
            }
            StatementKind::Defset(defset) => {
                self.ty(&mut defset.ty);
                self.name(&mut defset.name);
                self.statements(&mut defset.body);
            }
            StatementKind::Defvar(defvar) => self.name(&mut defvar.name),
            StatementKind::Deftype(deftype) => {
                self.name(&mut deftype.name);
                self.ty(&mut deftype.ty);
            }
            StatementKind::Assert(_) | StatementKind::Dump(_) | StatementKind::Error => {}
        }
    }

    fn declarations(&self, declarations: &mut [Declaration]) {
        declarations.iter_mut().for_each(|declaration| self.declaration(declaration));
    }

    fn declaration(&self, declaration: &mut Declaration) {
        self.ty(&mut declaration.ty);
        self.name(&mut declaration.name);
    }

    fn parents(&self, parents: &mut [ClassReference]) {
        parents.iter_mut().for_each(|parent| self.name(&mut parent.class));
    }

    fn binding(&self, binding: &mut LetBinding) {
        self.name(&mut binding.name);
    }

    fn body(&self, items: &mut [BodyItem]) {
        for item in items {
            match item {
                BodyItem::Field(declaration) => self.declaration(declaration),
                BodyItem::Let(binding) => self.binding(binding),
                BodyItem::Defvar(defvar) => self.name(&mut defvar.name),
                BodyItem::Assert(_) | BodyItem::Dump(_) | BodyItem::Error => {}
            }
        }
    }
}
