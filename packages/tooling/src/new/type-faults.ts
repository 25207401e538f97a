import { join } from 'node:path';
import ts from 'typescript';
import type { FileTree } from './file-tree.ts';

/** Parsed files by path and text: a program mostly reads the same files as the previous one. */
const parsed = new Map<string, { readonly text: string; readonly source: ts.SourceFile }>();

function parse(
  path: string,
  text: string,
  target: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known.source;
  const source = ts.createSourceFile(path, text, target);
  parsed.set(path, { text, source });
  return source;
}

/** Compiles the changed files of some packages, with changes only in memory, and returns the errors; uses the options of the first package. */
export function typeFaults(
  tree: FileTree,
  root: string,
  ...folders: readonly [string, ...string[]]
): string[] {
  const changed = new Map([...tree.changes].map(([path, text]) => [join(root, path), text]));
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, folders[0], 'tsconfig.json'),
    { incremental: false, noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  if (!config) throw new Error(`${folders[0]} has no tsconfig.json.`);
  const host = ts.createCompilerHost(config.options);
  const overlaid: ts.CompilerHost = {
    ...host,
    fileExists: (path) => changed.has(path) || host.fileExists(path),
    readFile: (path) => changed.get(path) ?? host.readFile(path),
    getSourceFile: (path, target) => {
      const text = changed.get(path) ?? host.readFile(path);
      return text === undefined ? undefined : parse(path, text, target);
    },
    directoryExists: (path) =>
      [...changed.keys()].some((each) => each.startsWith(`${path}/`)) || ts.sys.directoryExists(path),
  };
  const ours = [...changed.keys()].filter(
    (path) => folders.some((folder) => path.startsWith(join(root, folder, '/'))) && /\.tsx?$/.test(path),
  );
  const program = ts.createProgram(ours, config.options, overlaid);
  return ours
    .flatMap((path) => {
      const source = program.getSourceFile(path);
      return source
        ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        : [];
    })
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}
