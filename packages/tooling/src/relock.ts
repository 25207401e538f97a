import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lockedFolders } from './locked-folders.ts';
import { lockedManifest } from './locked-manifest.ts';
import { inRoot } from './paths.ts';
import { runCommand } from './run-command.ts';
import { repositoryFiles } from './structure/source-files.ts';

/**
 * `npm run relock`: makes every lock file in a copy that has nothing installed, and checks it with `npm ci`: that of the root, which is then
 * installed, and those of the folders that are no workspaces. `-- hosts`, `-- root` or `-- hosts/vue` makes some of them.
 */
async function npm(args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand('npm', args, { cwd });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
}

/** Makes the lock file of a folder in a copy that `fill` fills, beside the one it has. */
async function relock(folder: string, fill: (copy: string) => void): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
  const lock = join(folder, 'package-lock.json');
  try {
    if (existsSync(lock)) cpSync(lock, join(copy, 'package-lock.json'));
    fill(copy);
    await npm(['install', '--package-lock-only', '--ignore-scripts'], copy);
    await npm(['ci', '--dry-run', '--ignore-scripts'], copy);
    cpSync(join(copy, 'package-lock.json'), lock);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function relockRoot(): Promise<void> {
  const apart = lockedFolders();
  const needed = repositoryFiles().filter(
    (path) => /(^|\/)package\.json$|^\.npmrc$/.test(path) && !apart.includes(dirname(path)),
  );
  await relock(inRoot(), (copy) => {
    for (const path of needed) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      cpSync(inRoot(path), join(copy, path));
    }
  });
  await npm(['install'], inRoot());
}

async function relockFolder(path: string): Promise<void> {
  const folder = inRoot(path);
  await relock(folder, (copy) => {
    writeFileSync(join(copy, 'package.json'), JSON.stringify(lockedManifest(folder)));
    cpSync(join(folder, '.npmrc'), join(copy, '.npmrc'));
  });
}

const words = process.argv.slice(2);
const places = ['root', ...lockedFolders()];
const isWanted = (place: string) => words.length === 0 || words.some((word) => place.includes(word));
const unknown = words.find((word) => !places.some((place) => place.includes(word)));
if (unknown) {
  console.error(`There is no lock file ${unknown}. Lock files: ${places.join(', ')}`);
  process.exit(2);
}
for (const place of places.filter(isWanted)) {
  if (place === 'root') await relockRoot();
  else await relockFolder(place);
  console.log(
    `${place === 'root' ? '' : `${place}/`}package-lock.json is written${place === 'root' ? ' and installed' : ''}.`,
  );
}
