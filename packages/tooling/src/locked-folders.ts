import { dirname } from 'node:path';
import { repositoryFiles } from './structure/source-files.ts';

/** The folders, from the root, that are no workspaces: each with a `package.json`, its own `.npmrc` and, once made, its own lock file. */
export function lockedFolders(files: readonly string[] = repositoryFiles()): string[] {
  return files
    .filter((path) => path.endsWith('/.npmrc') && files.includes(`${dirname(path)}/package.json`))
    .map((path) => dirname(path))
    .toSorted();
}
