import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { features as contractFeatures } from '@foyer/contract';
import { root } from '../paths.ts';

/** The feature words: those of the contract. */
export const featureWords: readonly string[] = Object.keys(contractFeatures);

const foldersIn = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/** The feature words name the folders of contract, react and server, and nothing else is named there. */
export function checkTrees(from = root): string[] {
  const foldersOf = (path: string) => foldersIn(join(from, path));
  const contract = foldersOf('packages/contract/src');
  const missing = featureWords
    .filter((name) => !contract.includes(name))
    .map((name) => `packages/contract/src/${name}: missing`);
  const strange = ['packages/react/src/features', 'packages/server/src/features'].flatMap((tree) =>
    foldersOf(tree)
      .filter((name) => !featureWords.includes(name))
      .map((name) => `${tree}/${name}: not a feature of the contract`),
  );
  const unfinished = foldersOf('packages/react/src/features')
    .filter((name) => !existsSync(join(from, 'packages/react/src/features', name, `${name}.manifest.ts`)))
    .map((name) => `packages/react/src/features/${name}: no ${name}.manifest.ts`);
  return [...missing, ...strange, ...unfinished];
}
