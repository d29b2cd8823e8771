// A test of the extension inside of VS Code: .ci/vscode runs it. It opens files, types, and asks as the editor does.

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const vscode = require('vscode');

const folder = () => vscode.workspace.workspaceFolders[0].uri.fsPath;
const { executeCommand } = vscode.commands;

// Waits until a function returns something.
async function until(what, find) {
  const end = Date.now() + 60_000;
  for (;;) {
    const found = await find();
    if (found) {
      return found;
    }
    assert(Date.now() < end, `no ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

async function open(name) {
  const document = await vscode.workspace.openTextDocument(path.join(folder(), name));
  return vscode.window.showTextDocument(document);
}

const messages = (editor) => vscode.languages.getDiagnostics(editor.document.uri).map((one) => one.message);

async function errors(editor, part) {
  return until(`error with "${part}" in ${editor.document.fileName}`, () => messages(editor).find((one) => one.includes(part)));
}

async function noErrors(editor) {
  await until(`end of the errors of ${editor.document.fileName}`, () => messages(editor).length === 0);
}

// The position of a text, and the one behind it.
function place(editor, text) {
  const at = editor.document.getText().indexOf(text);
  assert(at >= 0, `${text} is not in\n${editor.document.getText()}`);
  return [editor.document.positionAt(at), editor.document.positionAt(at + text.length)];
}

function select(editor, text) {
  editor.selection = new vscode.Selection(...place(editor, text));
}

async function type(editor, text) {
  await executeCommand('type', { text });
}

async function replace(editor, old, text) {
  select(editor, old);
  await type(editor, text);
}

async function hover(editor, text) {
  const found = await executeCommand('vscode.executeHoverProvider', editor.document.uri, place(editor, text)[0]);
  return found.flatMap((one) => one.contents.map((content) => content.value)).join('\n');
}

async function definition(editor, text) {
  const found = await executeCommand('vscode.executeDefinitionProvider', editor.document.uri, place(editor, text)[0]);
  const [one] = found;
  return `${path.basename((one.uri ?? one.targetUri).fsPath)}:${(one.range ?? one.targetSelectionRange).start.line + 1}`;
}

async function labels(editor, text) {
  const list = await executeCommand('vscode.executeCompletionItemProvider', editor.document.uri, place(editor, text)[1]);
  return list.items.map((item) => item.label.label ?? item.label);
}

async function rename(editor, text, name) {
  const edit = await executeCommand('vscode.executeDocumentRenameProvider', editor.document.uri, place(editor, text)[0], name);
  assert(await vscode.workspace.applyEdit(edit), 'the rename is not applied');
}

// Saves all files, until one has a text on the disk.
async function saved(name, part) {
  await until(`"${part}" in ${name}`, async () => {
    await vscode.workspace.saveAll(false);
    return fs.readFileSync(path.join(folder(), name), 'utf8').includes(part);
  });
}

// The text of the document that a command shows.
async function view(editor, command, part) {
  await vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
  executeCommand(command);
  if (command === 'rtblgen.viewPasses') {
    // The box asks for the passes; until it is there, nothing is accepted.
    const shown = setInterval(() => executeCommand('workbench.action.acceptSelectedQuickOpenItem'), 200);
    setTimeout(() => clearInterval(shown), 4000);
  }
  await until(`text "${part}" of ${command}`, () => {
    const active = vscode.window.activeTextEditor;
    return active && active.document.isUntitled && active.document.getText().includes(part);
  });
  await executeCommand('workbench.action.revertAndCloseActiveEditor');
}

async function definitions() {
  const editor = await open('td/area.td');
  assert.equal(editor.document.languageId, 'tablegen');
  await errors(editor, "Variable not defined: 'I23'");
  await replace(editor, 'I23', 'I32');
  await noErrors(editor);

  assert((await hover(editor, 'Shape_Op')).includes('An operation on shapes.'));
  assert.equal(await definition(editor, 'Shape_Op'), 'shapes.td:10');

  // The menu, as it is after typing.
  await replace(editor, '  let results', '  let hasCanon\n  let results');
  editor.selection = new vscode.Selection(place(editor, 'hasCanon')[1], place(editor, 'hasCanon')[1]);
  await until('menu', async () => {
    await executeCommand('editor.action.triggerSuggest');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await executeCommand('acceptSelectedSuggestion');
    return editor.document.getText().includes('let hasCanonicalize');
  });
  await type(editor, ' = 0;');
  await noErrors(editor);

  await rename(editor, 'Shape_Op', 'Figure_Op');
  await noErrors(editor);
  await saved('td/shapes.td', 'class Figure_Op<');

  await replace(editor, 'let results = (outs I32:$area)', 'let  results=(outs   I32:$area)');
  await executeCommand('editor.action.formatDocument');
  place(editor, '  let results = (outs I32:$area);\n');

  const symbols = await executeCommand('vscode.executeDocumentSymbolProvider', editor.document.uri);
  assert.deepEqual(symbols.map((one) => one.name), ['Shape_AreaOp']);
  const tokens = await executeCommand('vscode.provideDocumentSemanticTokens', editor.document.uri);
  assert(tokens.data.length > 0, 'semantic tokens');

  await replace(editor, 'I32:$area', 'I33:$area');
  await errors(editor, 'I33');
  const [start] = place(editor, 'I33');
  const actions = await executeCommand('vscode.executeCodeActionProvider', editor.document.uri, new vscode.Range(start, start));
  assert(actions.length > 0 && (await vscode.workspace.applyEdit(actions[0].edit)), 'a quick fix');
  await noErrors(editor);
  await saved('td/area.td', 'I32:$area');

  select(editor, 'Shape_AreaOp');
  await view(editor, 'rtblgen.viewRecords', 'def Shape_AreaOp {');
  await view(editor, 'rtblgen.viewRust', 'pub struct AreaOp');
  await view(editor, 'rtblgen.viewPage', '`shape.area`');
}

async function patterns() {
  const editor = await open('td/patterns.pdll');
  assert.equal(editor.document.languageId, 'pdll');
  await errors(editor, 'undefined reference to `sied`');
  assert((await labels(editor, 'replace root with ')).includes('side'));
  await replace(editor, 'sied', 'side');
  await noErrors(editor);
  assert((await hover(editor, 'shape.area')).includes('the area of a square'));
  assert.equal(await definition(editor, 'shape.area'), 'area.td:3');
  await rename(editor, 'side', 'width');
  place(editor, 'replace root with width;');
  await replace(editor, 'root = ', 'root   =  ');
  await executeCommand('editor.action.formatDocument');
  place(editor, '  let root = op<');
  await noErrors(editor);
  await view(editor, 'rtblgen.viewPdl', 'pdl.pattern @AreaOfArea');
}

async function programs() {
  const editor = await open('td/program.mlir');
  assert.equal(editor.document.languageId, 'mlir');
  await errors(editor, 'use of undeclared SSA value name');
  assert((await labels(editor, 'shape.area %')).includes('%side'));
  await replace(editor, '%sied', '%side');
  await noErrors(editor);
  assert((await hover(editor, 'shape.area')).includes('the area of a square'));
  assert.equal(await definition(editor, 'shape.area'), 'area.td:3');
  await rename(editor, '%area', '%size');
  place(editor, 'return %size');
  await replace(editor, '  %size', '     %size');
  await executeCommand('editor.action.formatDocument');
  place(editor, '{\n  %size = shape.area %side\n');
  const range = new vscode.Range(0, 0, 9, 0);
  const hints = await executeCommand('vscode.executeInlayHintProvider', editor.document.uri, range);
  assert(hints.length > 0, 'inlay hints');
  await view(editor, 'rtblgen.viewGeneric', '"func.func"()');
  await replace(editor, '  return', '  %dead = shape.area %size\n  return');
  await view(editor, 'rtblgen.viewPasses', '-    %1 = shape.area %0');
}

// The server is started again with a changed setting.
async function settings() {
  const editor = await open('td/area.td');
  const before = editor.document.getText();
  await vscode.workspace.getConfiguration('rtblgen').update('formatWidth', 24, vscode.ConfigurationTarget.Workspace);
  await until('narrower lines', async () => {
    await executeCommand('editor.action.formatDocument');
    return editor.document.lineCount > before.split('\n').length;
  });
}

exports.run = async () => {
  const steps = [definitions, patterns, programs, settings];
  const result = path.join(folder(), 'result.txt');
  try {
    for (const step of steps) {
      await step();
      fs.appendFileSync(`${result}.part`, `${step.name} passes\n`);
    }
    fs.appendFileSync(`${result}.part`, `${steps.length} passed, 0 failed in VS Code ${vscode.version}\n`);
  } catch (error) {
    fs.appendFileSync(`${result}.part`, `${error.stack}\n`);
  }
  fs.renameSync(`${result}.part`, result);
};
