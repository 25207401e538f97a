import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installLocked } from './install-locked.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { inRoot } from './paths.ts';

/** Program that unpacks the browser, its fonts and its libraries into the folder for temporary files. */
const unpack = `
const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();
`;

const startsAlone = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** A script that starts the browser with the libraries and fonts that this system lacks. */
function launcherOf(folder: string): string {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the shell expands it.
  const libraries = startsAlone(join(folder, 'chromium'))
    ? []
    : ['export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"'];
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the shell expands it.
  const fonts = existsSync('/etc/fonts/fonts.conf') ? [] : ['export FONTCONFIG_PATH="$here/fonts"'];
  const lines = [
    '#!/bin/sh',
    'here=$(dirname "$0")',
    ...libraries,
    ...fonts,
    'exec "$here/chromium" "$@"',
    '',
  ];
  return lines.join('\n');
}

/**
 * Installs the npm package `@sparticuz/chromium`, a Chromium without windows for Linux on x64 that needs no root, and unpacks it beside
 * the package. Returns the path of the program. Throws an error on other systems, and if it does not start here.
 */
export async function installChromiumFromNpm(): Promise<string> {
  const system = `${process.platform}-${process.arch}`;
  if (system !== 'linux-x64') throw new Error(`npm has no Chromium for ${system}.`);
  const folder = await installLocked(inRoot('packages/tooling/provision/chromium'));
  const unpacked = join(folder, 'browser');
  const launcher = join(unpacked, 'launch');
  await oneAtATime('unpack chromium', async () => {
    if (existsSync(launcher)) return;
    const partial = `${unpacked}.partial`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
      cwd: folder,
      // the package unpacks its libraries only on AWS Lambda, which this variable simulates
      env: { ...process.env, TMPDIR: partial, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    });
    writeFileSync(join(partial, 'launch'), launcherOf(partial), { mode: 0o755 });
    rmSync(unpacked, { recursive: true, force: true });
    renameSync(partial, unpacked);
  });
  if (!startsAlone(launcher))
    throw new Error('The browser of the npm package does not start on this system.');
  return launcher;
}
