import { dirname } from 'node:path';
import { repositoryFiles } from './structure/source-files.ts';

/** The folders outside the workspaces, from the root: each has a `package.json`, an `.npmrc` and a lock file of its own. */
export function lockedFolders(files: readonly string[] = repositoryFiles()): string[] {
  return files
    .filter((path) => path.endsWith('/.npmrc') && files.includes(`${dirname(path)}/package.json`))
    .map((path) => dirname(path))
    .toSorted();
}
