import { join } from 'node:path';
import ts from 'typescript';
import type { FileTree } from './file-tree.ts';

/** What the compiler says about the changed files of one package, the changes being in memory only. */
export function typeFaults(tree: FileTree, root: string, folder: string): string[] {
  const changed = new Map([...tree.changes].map(([path, text]) => [join(root, path), text]));
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, folder, 'tsconfig.json'),
    { incremental: false, noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  if (!config) throw new Error(`${folder} has no tsconfig.json.`);
  const host = ts.createCompilerHost(config.options);
  const overlaid: ts.CompilerHost = {
    ...host,
    fileExists: (path) => changed.has(path) || host.fileExists(path),
    readFile: (path) => changed.get(path) ?? host.readFile(path),
    getSourceFile: (path, target) => {
      const text = changed.get(path) ?? host.readFile(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, target);
    },
    directoryExists: (path) =>
      [...changed.keys()].some((each) => each.startsWith(`${path}/`)) || ts.sys.directoryExists(path),
  };
  const ours = [...changed.keys()].filter(
    (path) => path.startsWith(join(root, folder)) && /\.tsx?$/.test(path),
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
