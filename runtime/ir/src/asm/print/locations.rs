//! Printer of locations.

use super::numbers::write_string;
use super::printer::AsmPrinter;
use crate::context::{FileRange, Location, LocationKind};

impl<'c> AsmPrinter<'_, 'c> {
    /// `loc(..)`, by its alias if it has one.
    pub fn print_location(&mut self, location: Location<'c>) {
        if self.collector.is_some() {
            return self.visit_location(location, true);
        }
        if self.options.pretty_debug_info {
            return self.location_text(location);
        }
        self.out.push_str("loc(");
        if !self.print_attribute_alias(location.as_attribute()) {
            self.location_text(location);
        }
        self.out.push(')');
    }

    /// ` loc(..)` if locations are shown.
    pub fn print_optional_location(&mut self, location: Location<'c>) {
        if self.options.debug_info {
            self.out.push(' ');
            self.print_location(location);
        }
    }

    fn nested_location(&mut self, location: Location<'c>) {
        if self.collector.is_some() {
            self.visit_location(location, false);
        } else if !self.print_attribute_alias(location.as_attribute()) {
            self.location_text(location);
        }
    }

    /// Prints the text between the parentheses.
    pub(super) fn location_text(&mut self, location: Location<'c>) {
        match location.kind() {
            LocationKind::Unknown if self.options.pretty_debug_info => self.out.push_str("[unknown]"),
            LocationKind::Unknown => self.out.push_str("unknown"),
            LocationKind::File(range) => self.file_range(range),
            LocationKind::Name(name, child) => {
                write_string(&mut self.out, name.value());
                if !child.is_unknown() {
                    self.out.push('(');
                    self.nested_location(child);
                    self.out.push(')');
                }
            }
            LocationKind::CallSite { callee, caller } => {
                let (open, at, close) = match self.options.pretty_debug_info {
                    true => ("", "\n at ", ""),
                    false => ("callsite(", " at ", ")"),
                };
                self.out.push_str(open);
                self.nested_location(callee);
                self.out.push_str(at);
                self.nested_location(caller);
                self.out.push_str(close);
            }
            LocationKind::Fused { locations, metadata } => {
                if !self.options.pretty_debug_info {
                    self.out.push_str("fused");
                }
                if let Some(metadata) = metadata {
                    self.out.push('<');
                    self.print_attribute(metadata);
                    self.out.push('>');
                }
                self.out.push('[');
                self.separated(locations, |printer, location| printer.nested_location(*location));
                self.out.push(']');
            }
        }
    }

    fn file_range(&mut self, range: FileRange<'c>) {
        match self.options.pretty_debug_info {
            true => self.out.push_str(range.file.value()),
            false => write_string(&mut self.out, range.file.value()),
        }
        for number in [range.start_line, range.start_column] {
            self.out.push(':');
            super::numbers::write_number(&mut self.out, number.into());
        }
        let one_line = range.start_line == range.end_line;
        if one_line && range.start_column == range.end_column {
            return;
        }
        self.out.push_str(" to ");
        if !one_line {
            super::numbers::write_number(&mut self.out, range.end_line.into());
        }
        self.out.push(':');
        super::numbers::write_number(&mut self.out, range.end_column.into());
    }
}
