//! From the syntax tree to the [`Index`]: statements.
//!
//! The walk follows the scopes of the language. Types are static, and only as exact as access to fields needs them.

use tblgen_parser::syntax::{
    BodyItem, ClassReference, Declaration, ExprId, ExprKind, ForEachSource, LetBinding, NEVER, Name,
    RecordBody, Statement, StatementKind, Tree, Type as WrittenType, TypeKind,
};
use tblgen_parser::{SourceMap, Span, Symbol};

use super::index::{Call, Entity, EntityId, EntityKind, Index, Members, Occurrence, Role, Type};

/// The names of a tree.
pub fn index(tree: &Tree, sources: &SourceMap) -> Index {
    let mut walker =
        Walker { tree, sources, index: Index::default(), locals: Vec::new(), record: None, multiclass: None };
    walker.statements(&tree.statements);
    let mut index = walker.index;
    index.occurrences.sort_by_key(|occurrence| (occurrence.span.start, occurrence.span.end));
    index
}

pub(super) struct Walker<'t> {
    pub(super) tree: &'t Tree,
    pub(super) sources: &'t SourceMap,
    pub(super) index: Index,
    /// Variables and template arguments in scope, the innermost last.
    pub(super) locals: Vec<(Symbol, EntityId)>,
    /// The class or def around this place.
    pub(super) record: Option<EntityId>,
    multiclass: Option<EntityId>,
}

impl Walker<'_> {
    pub(super) fn occurs(&mut self, span: Span, entity: EntityId, role: Role) {
        if span.start != NEVER {
            self.index.occurrences.push(Occurrence { span, entity, role });
        }
    }

    pub(super) fn declare(
        &mut self,
        kind: EntityKind,
        name: Name,
        whole: Span,
        owner: Option<EntityId>,
        ty: Type,
    ) -> EntityId {
        let entity = Entity { kind, name: name.symbol, span: name.span, whole, owner, ty, type_span: None };
        let id = self.index.add(entity);
        self.occurs(name.span, id, Role::Declaration);
        id
    }

    /// Declares a variable that is visible from here on.
    pub(super) fn variable(&mut self, name: Name, ty: Type) -> EntityId {
        let id = self.declare(EntityKind::Variable, name, name.span, None, ty);
        self.locals.push((name.symbol, id));
        id
    }

    /// Runs `walk` in a scope of its own.
    pub(super) fn scope(&mut self, walk: impl FnOnce(&mut Self)) {
        let locals = self.locals.len();
        walk(self);
        self.locals.truncate(locals);
    }

    fn statements(&mut self, statements: &[Statement]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::Class(class) => {
                let id = self.class(EntityKind::Class, class.name, statement.span);
                self.scope(|walker| {
                    walker.parameters(id, &class.parameters);
                    walker.body(id, &class.body);
                });
            }
            StatementKind::Def(def) => {
                let id = self.def(EntityKind::Def, def.name, def.location, statement.span);
                self.scope(|walker| walker.body(id, &def.body));
            }
            StatementKind::Defm(defm) => {
                let id = self.def(EntityKind::Defm, defm.name, statement.span, statement.span);
                for parent in &defm.parents {
                    self.parent(id, parent, true);
                }
            }
            StatementKind::MultiClass(multiclass) => self.multiclass(multiclass, statement.span),
            StatementKind::Let(outer) => self.outer_let(outer),
            StatementKind::ForEach(each) => self.scope(|walker| {
                let element = walker.source(&each.source);
                walker.variable(each.variable, element);
                walker.statements(&each.body);
            }),
            StatementKind::If(choice) => {
                self.expr(choice.condition);
                self.scope(|walker| walker.statements(&choice.then_body));
                self.scope(|walker| walker.statements(choice.else_body.as_deref().unwrap_or_default()));
            }
            StatementKind::Defset(set) => {
                let ty = self.ty(&set.ty);
                let id = self.declare(EntityKind::Defset, set.name, statement.span, None, ty);
                self.index.globals.insert(set.name.symbol, id);
                self.statements(&set.body);
            }
            StatementKind::Defvar(defvar) => self.defvar(defvar),
            StatementKind::Deftype(deftype) => {
                let ty = self.ty(&deftype.ty);
                let id = self.declare(EntityKind::TypeName, deftype.name, statement.span, None, ty);
                self.index.types.insert(deftype.name.symbol, id);
            }
            StatementKind::Assert(assert) => {
                self.expr(assert.condition);
                self.expr(assert.message);
            }
            StatementKind::Dump(dump) => {
                self.expr(dump.message);
            }
        }
    }

    fn defvar(&mut self, defvar: &tblgen_parser::syntax::Defvar) {
        let ty = self.expr(defvar.value);
        let id = self.variable(defvar.name, ty);
        self.dollars_of_variable(id, defvar.value);
    }

    fn source(&mut self, source: &ForEachSource) -> Type {
        match source {
            ForEachSource::Ranges(pieces) => {
                self.ranges(pieces);
                Type::OTHER
            }
            ForEachSource::Piece(piece) => {
                let ty = self.expr(piece.start);
                self.range_end(piece);
                ty.element()
            }
        }
    }

    /// A class or multiclass. Declarations of one name are one entity, whose place is that of the last.
    fn class(&mut self, kind: EntityKind, name: Name, whole: Span) -> EntityId {
        let known = match kind {
            EntityKind::MultiClass => self.index.multiclasses.get(&name.symbol),
            _ => self.index.classes.get(&name.symbol),
        };
        let id = match known.copied() {
            Some(id) => {
                self.occurs(name.span, id, Role::Declaration);
                let entity = self.index.entity_mut(id);
                (entity.span, entity.whole) = (name.span, whole);
                id
            }
            None => self.declare(kind, name, whole, None, Type::OTHER),
        };
        match kind {
            EntityKind::MultiClass => self.index.multiclasses.insert(name.symbol, id),
            _ => self.index.classes.insert(name.symbol, id),
        };
        self.index.entity_mut(id).ty = Type::record(id);
        self.index.members.insert(id, Members::default());
        id
    }

    fn multiclass(&mut self, multiclass: &tblgen_parser::syntax::MultiClass, whole: Span) {
        let id = self.class(EntityKind::MultiClass, multiclass.name, whole);
        self.scope(|walker| {
            let outer = walker.multiclass.replace(id);
            walker.parameters(id, &multiclass.parameters);
            for parent in &multiclass.parents {
                walker.parent(id, parent, true);
            }
            walker.statements(&multiclass.body);
            walker.multiclass = outer;
        });
    }

    fn def(&mut self, kind: EntityKind, name: Option<ExprId>, location: Span, whole: Span) -> EntityId {
        let written = name.map(|name| self.tree.expr(name));
        let (symbol, span) = match written.map(|expr| (&expr.kind, expr.span)) {
            Some((&(ExprKind::Identifier(symbol) | ExprKind::String(symbol)), span)) => (symbol, span),
            Some((_, span)) => (Symbol::EMPTY, span),
            None => (Symbol::EMPTY, location),
        };
        // The parts of a name like `NAME # suffix`: names without a meaning are text.
        let mut part = None;
        if let Some(name) = name.filter(|_| symbol == Symbol::EMPTY) {
            part = self.part_of(name);
            let unresolved = self.index.unresolved.len();
            self.expr(name);
            self.index.unresolved.truncate(unresolved);
        }
        let owner = self.multiclass;
        let id = match symbol {
            Symbol::EMPTY => {
                let ty = Type::OTHER;
                let entity = Entity { kind, name: symbol, span, whole, owner, ty, type_span: None };
                let id = self.index.add(entity);
                self.occurs(span, id, Role::Declaration);
                id
            }
            _ => self.declare(kind, Name { symbol, span }, whole, owner, Type::OTHER),
        };
        self.index.entity_mut(id).ty = Type::record(id);
        self.index.members.insert(id, Members::default());
        if let Some(part) = part {
            match owner {
                Some(_) => drop(self.index.parts.insert(id, part)),
                None => self.index.computed.entry(part.text).or_default().push(id),
            }
        }
        if let Some(owner) = owner {
            self.index.made_by.entry(owner).or_default().push(id);
        }
        if symbol != Symbol::EMPTY && owner.is_none() {
            self.index.globals.insert(symbol, id);
        }
        id
    }

    fn parameters(&mut self, owner: EntityId, parameters: &[Declaration]) {
        for parameter in parameters {
            let id = self.declaration(EntityKind::Parameter, owner, parameter);
            self.locals.push((parameter.name.symbol, id));
            self.index.members.entry(owner).or_default().parameters.push(id);
        }
    }

    fn declaration(&mut self, kind: EntityKind, owner: EntityId, declaration: &Declaration) -> EntityId {
        let ty = self.ty(&declaration.ty);
        if let Some(value) = declaration.value {
            self.expr(value);
        }
        let whole = declaration.ty.span.to(declaration.name.span);
        let id = self.declare(kind, declaration.name, whole, Some(owner), ty);
        self.index.entity_mut(id).type_span = Some(declaration.ty.span);
        id
    }

    fn body(&mut self, owner: EntityId, body: &RecordBody) {
        let outer = self.record.replace(owner);
        for parent in &body.parents {
            self.parent(owner, parent, false);
        }
        for item in &body.items {
            match item {
                BodyItem::Field(field) => {
                    let id = self.declaration(EntityKind::Field, owner, field);
                    self.index.field_of.insert((owner, field.name.symbol), id);
                    self.index.members.entry(owner).or_default().fields.push(id);
                }
                BodyItem::Let(binding) => {
                    let field = self.index.field(owner, binding.name.symbol);
                    self.binding(binding, field);
                }
                BodyItem::Defvar(defvar) => self.defvar(defvar),
                BodyItem::Assert(assert) => {
                    self.expr(assert.condition);
                    self.expr(assert.message);
                }
                BodyItem::Dump(dump) => {
                    self.expr(dump.message);
                }
            }
        }
        self.dollars(owner, body);
        self.record = outer;
    }

    fn binding(&mut self, binding: &LetBinding, field: Option<EntityId>) {
        match field {
            Some(field) => self.occurs(binding.name.span, field, Role::Write),
            None => self.index.unresolved.push((binding.name.span, binding.name.symbol)),
        }
        self.ranges(binding.bits.as_deref().unwrap_or_default());
        self.expr(binding.value);
    }

    /// A `let … in`. Its fields are those of the first record inside that has them.
    fn outer_let(&mut self, outer: &tblgen_parser::syntax::Let) {
        let first = self.index.entities.len();
        self.scope(|walker| walker.statements(&outer.body));
        let is_record = |kind| matches!(kind, EntityKind::Class | EntityKind::Def | EntityKind::Defm);
        let inside = self.index.entities().skip(first).filter(|(_, entity)| is_record(entity.kind));
        let records: Vec<EntityId> = inside.map(|(id, _)| id).take(64).collect();
        for binding in &outer.bindings {
            let field =
                records.iter().find_map(|&record| self.index.field_within(record, binding.name.symbol));
            self.binding(binding, field);
        }
    }

    fn parent(&mut self, owner: EntityId, reference: &ClassReference, multiclass: bool) {
        let name = reference.class.symbol;
        let known = multiclass.then(|| self.index.multiclass(name)).flatten();
        let arguments = reference.arguments.as_deref().unwrap_or_default();
        match known.or_else(|| self.index.class(name)) {
            Some(class) => {
                self.index.members.entry(owner).or_default().parents.push(class);
                self.call(class, reference.class, arguments);
            }
            None => {
                self.index.unresolved.push((reference.class.span, name));
                for argument in arguments {
                    self.expr(argument.value);
                }
            }
        }
    }

    /// A class with its template arguments.
    pub(super) fn call(
        &mut self,
        callee: EntityId,
        name: Name,
        arguments: &[tblgen_parser::syntax::Argument],
    ) {
        self.occurs(name.span, callee, Role::Read);
        let mut places = Vec::new();
        for argument in arguments {
            let written = argument.name.map(|name| self.tree.expr(name));
            let mut label = None;
            if let Some((&ExprKind::ArgumentName(symbol), span)) = written.map(|expr| (&expr.kind, expr.span))
            {
                label = Some(symbol);
                if let Some(parameter) = self.parameter(callee, symbol) {
                    self.occurs(span, parameter, Role::Read);
                }
            }
            places.push((label, self.tree.expr(argument.value).span));
            self.expr(argument.value);
        }
        self.index.calls.push(Call { callee, name: name.span, arguments: places });
    }

    fn parameter(&self, callee: EntityId, name: Symbol) -> Option<EntityId> {
        let members = self.index.members(callee)?;
        members.parameters.iter().find(|&&id| self.index.entity(id).name == name).copied()
    }

    pub(super) fn ty(&mut self, ty: &WrittenType) -> Type {
        match &ty.kind {
            TypeKind::List(element) => self.ty(element).list(),
            TypeKind::Named(name) => {
                let named = self.index.types.get(name).or_else(|| self.index.classes.get(name)).copied();
                match named {
                    Some(id) => {
                        self.occurs(ty.span, id, Role::Read);
                        self.index.entity(id).ty
                    }
                    None => {
                        self.index.unresolved.push((ty.span, *name));
                        Type::OTHER
                    }
                }
            }
            _ => Type::OTHER,
        }
    }
}
