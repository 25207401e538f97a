import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.ts';
import { runCommand } from './run-command.ts';
import { repositoryFiles } from './structure/source-files.ts';

/** `npm run relock`: makes the lock file in an empty copy of the workspace, checks it with `npm ci`, and installs it. */
const copy = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
const needed = repositoryFiles().filter((path) => /(^|\/)package(-lock)?\.json$|^\.npmrc$/.test(path));
for (const path of needed) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  cpSync(inRoot(path), join(copy, path));
}

async function npm(args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand('npm', args, { cwd });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
}

try {
  await npm(['install', '--package-lock-only', '--ignore-scripts'], copy);
  await npm(['ci', '--dry-run', '--ignore-scripts'], copy);
  cpSync(join(copy, 'package-lock.json'), inRoot('package-lock.json'));
  await npm(['install'], inRoot());
  console.log('package-lock.json is made and installed.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
