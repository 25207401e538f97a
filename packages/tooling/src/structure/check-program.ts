import { relative } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../paths.ts';
import { isForeign } from './source-files.ts';

/** The one program over the whole repository, which `npm test -- --only types` checks. */
export const programConfig = 'tsconfig.check.json';

/** Every TypeScript file belongs to the program whose types are checked, so that none can be forgotten. */
export function checkProgram(files: readonly string[]): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    inRoot(programConfig),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const checked = new Set(config?.fileNames.map((name) => relative(root, name).replaceAll('\\', '/')));
  return files
    .filter((path) => /\.[cm]?tsx?$/.test(path) && !checked.has(path) && !isForeign(path))
    .map((path) => `${path}: ${programConfig} does not include it`);
}
