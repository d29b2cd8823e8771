// The client of `rtblgen lsp`.

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

const LANGUAGES = ['tablegen', 'pdll', 'mlir'];

// The commands of the editor: each with the command of the server, and the language of the text that it answers.
const VIEWS = {
  'rtblgen.viewRust': ['rtblgen.showRust', 'rust'],
  'rtblgen.viewRecords': ['rtblgen.showRecords', 'tablegen'],
  'rtblgen.viewPage': ['rtblgen.showPage', 'markdown'],
  'rtblgen.viewPdl': ['rtblgen.showPdl', 'mlir'],
  'rtblgen.viewPasses': ['rtblgen.showPasses', 'diff'],
  'rtblgen.viewGeneric': ['rtblgen.showGeneric', 'mlir'],
};

let client;

function settings() {
  const all = vscode.workspace.getConfiguration('rtblgen');
  const names = [
    'includeDirs', 'upstreamIncludeDirs', 'compilationDatabases', 'dialects', 'generators', 'debounceMilliseconds',
    'formatWidth',
  ];
  return Object.fromEntries(names.map((name) => [name, all.get(name)]));
}

async function start() {
  const command = vscode.workspace.getConfiguration('rtblgen').get('server.path') || 'rtblgen';
  const watched = vscode.workspace.createFileSystemWatcher('**/*.{td,pdll,mlir}');
  client = new LanguageClient(
    'rtblgen',
    'rtblgen',
    { command, args: ['lsp'] },
    {
      documentSelector: LANGUAGES.map((language) => ({ scheme: 'file', language })),
      initializationOptions: settings(),
      synchronize: { fileEvents: watched },
    },
  );
  try {
    await client.start();
  } catch (error) {
    const help = 'Install it, or set rtblgen.server.path, and run "rtblgen: Restart the server".';
    vscode.window.showErrorMessage(`The server "${command} lsp" does not start: ${error.message} ${help}`);
    client = undefined;
  }
}

async function show(command, language) {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !client) {
    return;
  }
  const { line, character } = editor.selection.active;
  const uri = editor.document.uri.toString();
  const more = [];
  if (command === 'rtblgen.showPasses') {
    const prompt = 'Passes, as mlir-opt has them in --pass-pipeline';
    const pipeline = await vscode.window.showInputBox({ prompt, value: 'canonicalize' });
    if (pipeline === undefined) {
      return;
    }
    more.push(pipeline);
  }
  try {
    const content = await client.sendRequest('workspace/executeCommand', {
      command,
      arguments: [uri, { line, character }, ...more],
    });
    const document = await vscode.workspace.openTextDocument({ language, content });
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
  } catch (error) {
    vscode.window.showErrorMessage(error.message);
  }
}

async function activate(context) {
  for (const [name, [command, language]] of Object.entries(VIEWS)) {
    context.subscriptions.push(vscode.commands.registerCommand(name, () => show(command, language)));
  }
  const restart = async () => {
    await client?.stop();
    await start();
  };
  context.subscriptions.push(vscode.commands.registerCommand('rtblgen.restart', restart));
  context.subscriptions.push(vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration('rtblgen')) {
      restart();
    }
  }));
  await start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
