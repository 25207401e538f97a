import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { lockedManifest } from './locked-manifest.ts';
import { missingPlatformPackages } from './missing-platform-packages.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { cacheDir } from './paths.ts';
import { runCommand } from './run-command.ts';

/** Options of an installation. */
export interface InstallOptions {
  /** A folder that gets a copy of the installation as its `node_modules`. By default nothing is copied. */
  readonly into?: string;
  /** Whether scripts of the dependencies are run. @default false */
  readonly withScripts?: boolean;
  /** Where installations are kept. @default node_modules/.cache/foyer/installed */
  readonly cache?: string;
}

/** Settings of the npm or the environment that started this process must not leave anything out or put it elsewhere. */
const plain = {
  npm_config_workspace: undefined,
  npm_config_workspaces: undefined,
  npm_config_global: undefined,
};
const all = ['--include=dev', '--include=optional', '--include=peer', '--no-dry-run'];
const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/** A hash of everything an installation depends on, for the folder's name. */
function fingerprint(source: string, withScripts: boolean): string {
  const hash = createHash('sha256').update(JSON.stringify(lockedManifest(source)));
  hash.update(readFileSync(join(source, 'package-lock.json')));
  return hash.update(`${process.platform} ${process.arch} ${withScripts}`).digest('hex').slice(0, 16);
}

/** Installs into a temporary folder and renames it when it is complete. */
async function install(source: string, folder: string, withScripts: boolean): Promise<void> {
  const draft = mkdtempSync(`${folder}.`);
  try {
    const manifest = lockedManifest(source);
    writeFileSync(join(draft, 'package.json'), JSON.stringify(manifest));
    for (const name of ['package-lock.json', '.npmrc'])
      if (existsSync(join(source, name))) copyFileSync(join(source, name), join(draft, name));
    const scripts = withScripts ? '--no-ignore-scripts' : '--ignore-scripts';
    const words = ['ci', scripts, '--prefer-offline', ...all, ...quiet];
    const { code, output } = await runCommand('npm', words, { cwd: draft, env: plain });
    if (code !== 0) throw new Error(`npm could not install ${manifest.name} (${source}):\n${output.trim()}`);
    const missing = missingPlatformPackages(draft);
    if (missing.length > 0)
      throw new Error(
        `npm could not install all of ${manifest.name} (${source}): ${missing.join()} is missing.`,
      );
    // npm creates no folder if there is nothing to install
    mkdirSync(join(draft, 'node_modules'), { recursive: true });
    // mkdtemp creates it for this user only, and PostgreSQL does not run as root
    chmodSync(draft, 0o755);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Removes installations of former lock files, and incomplete ones of a process that was killed. */
function removeOthers(cache: string, name: string, kept: string): void {
  const isOfName = (entry: string) =>
    entry.startsWith(`${name}-`) && /^[0-9a-f]{16}(\.\w+)?$/.test(entry.slice(name.length + 1));
  for (const entry of readdirSync(cache))
    if (isOfName(entry) && entry !== kept) rmSync(join(cache, entry), { recursive: true, maxRetries: 3 });
}

/**
 * Installs by npm exactly the `package-lock.json` in the folder `source`, without our own packages, unless it is installed already. Returns
 * the folder with the `node_modules`: below `cache`, or `into` if given. Concurrent processes wait for the one that installs. Throws an error
 * with npm's message on failure.
 */
export async function installLocked(source: string, options: InstallOptions = {}): Promise<string> {
  const { into, withScripts = false, cache = join(cacheDir, 'installed') } = options;
  const name = lockedManifest(source).name.replace(/^.*\//, '');
  const entry = `${name}-${fingerprint(source, withScripts)}`;
  const folder = join(cache, entry);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const once = async () => {
      if (existsSync(folder)) return;
      removeOthers(cache, name, entry);
      await install(source, folder, withScripts);
    };
    await oneAtATime(`install ${name}`, once, join(cache, 'turns'));
  }
  if (!into) return folder;
  // a copy, not links: tools write into the libraries they find
  await cp(join(folder, 'node_modules'), join(into, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return into;
}
