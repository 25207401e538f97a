import { dirname } from 'node:path';
import { repositoryFiles } from './structure/source-files.ts';

/** Folders outside the workspaces, as paths from the root: each has its own `package.json`, `.npmrc` and lock file. */
export function lockedFolders(files: readonly string[] = repositoryFiles()): string[] {
  return files
    .filter((path) => path.endsWith('/.npmrc') && files.includes(`${dirname(path)}/package.json`))
    .map((path) => dirname(path))
    .toSorted();
}
