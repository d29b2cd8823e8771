//! Columns that the author aligned: comments at the ends of lines, and tables.
//!
//! A token with more than one blank in front of it is aligned if the line before or after has a token in the same
//! column of the source. The lines must begin at the same column, in the same bracket.

use crate::layout::Layout;
use crate::token::Id;
use std::collections::BTreeSet;
use tblgen_parser::lossless::PieceKind;

/// A line, and how far its tokens have moved.
struct Row {
    start: Id,
    end: Id,
    shift: usize,
}

/// Adds blanks that keep columns aligned, and computes the columns again.
pub(crate) fn align(layout: &mut Layout<'_, '_>) {
    let mut rows: Vec<Row> = Vec::new();
    let starts: Vec<Id> = layout.lines().collect();
    for (index, &start) in starts.iter().enumerate() {
        let end = starts.get(index + 1).copied().unwrap_or(layout.tokens.len());
        if layout.continues_comment(start) {
            continue;
        }
        if !rows.last().is_some_and(|last| is_adjacent(layout, last.start, start)) {
            align_rows(layout, &mut rows);
        }
        if !layout.tokens[start].is_trivia() {
            rows.push(Row { start, end, shift: 0 });
        }
    }
    align_rows(layout, &mut rows);
    layout.lay_all();
}

/// Whether two lines may be rows of one table.
fn is_adjacent(layout: &Layout<'_, '_>, first: Id, second: Id) -> bool {
    let (one, other) = (&layout.tokens[first], &layout.tokens[second]);
    !other.is_trivia()
        && other.newlines < 2
        && one.parent == other.parent
        && layout.columns[first] == layout.columns[second]
}

/// Aligns the columns of some rows, and removes these.
fn align_rows(layout: &mut Layout<'_, '_>, rows: &mut Vec<Row>) {
    let wide = |row: &Row, id: Id| {
        layout.tokens[id].gap > 1 && layout.tokens[id].space && is_in_source_line(layout, row, id)
    };
    let columns: BTreeSet<usize> = rows
        .iter()
        .flat_map(|row| (row.start + 1..row.end).filter(|&id| wide(row, id)))
        .map(|id| layout.tokens[id].column)
        .collect();
    for column in columns {
        align_column(layout, rows, column);
    }
    rows.clear();
}

/// Aligns the tokens in one column of the source.
fn align_column(layout: &mut Layout<'_, '_>, rows: &mut [Row], column: usize) {
    let mut run: Vec<(usize, Id)> = Vec::new();
    for index in 0..=rows.len() {
        let cell = rows.get(index).and_then(|row| cell(layout, row, column));
        match cell {
            Some(id) => run.push((index, id)),
            None => {
                align_cells(layout, rows, &run);
                run.clear();
            }
        }
    }
}

/// Returns the token in a column of the source, if there is a blank before it.
fn cell(layout: &Layout<'_, '_>, row: &Row, column: usize) -> Option<Id> {
    (row.start + 1..row.end).find(|&id| {
        let token = &layout.tokens[id];
        token.column == column && is_in_source_line(layout, row, id) && token.gap > 0 && token.space
    })
}

/// A row may hold the tokens of several source lines. Then only the first of these is aligned.
fn is_in_source_line(layout: &Layout<'_, '_>, row: &Row, id: Id) -> bool {
    layout.tokens[id].line == layout.tokens[row.start].line
}

/// Moves the cells of adjacent rows to one column. A comment alone keeps its distance.
fn align_cells(layout: &mut Layout<'_, '_>, rows: &mut [Row], cells: &[(usize, Id)]) {
    let is_wide = cells.iter().any(|(_, id)| layout.tokens[*id].gap > 1);
    let is_alone = matches!(cells, [(_, id)] if layout.tokens[*id].kind != PieceKind::LineComment);
    if !is_wide || is_alone {
        return;
    }
    let gap = cells.iter().map(|(_, id)| layout.tokens[*id].gap).min().unwrap_or(1);
    let end = |layout: &Layout<'_, '_>, row: &Row, id: Id| layout.columns[id] + row.shift - 1;
    let column = cells.iter().map(|&(row, id)| end(layout, &rows[row], id) + gap).max().unwrap_or(0);
    for &(row, id) in cells {
        let pad = column - (layout.columns[id] + rows[row].shift);
        layout.pads[id] = pad;
        rows[row].shift += pad;
    }
}
