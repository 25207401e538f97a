import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths.ts';
import type { PackageSpec } from './package-specs.ts';
import { unpackTarball } from './unpack-tarball.ts';

type PackageName = PackageSpec['name'];
export type Tarballs = Readonly<Record<PackageName, string>>;

const dependenciesOf = (folder: string): string[] => {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { dependencies?: Record<string, string> }).dependencies ?? {});
};

/** Where npm has put a library for whoever stands in `from`. */
function installedFor(from: string, name: string): string {
  const place = join(from, 'node_modules', name);
  if (existsSync(place)) return place;
  const above = dirname(from);
  if (above === from) throw new Error(`${name} is not installed: npm ci`);
  return installedFor(above, name);
}

/** The libraries that a `package.json` names as npm has them, and ours from the tarballs, with what they depend on. */
async function install(folder: string, from: string, names: readonly string[], tarballs: Tarballs) {
  for (const name of names) {
    const target = join(folder, 'node_modules', name);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    if (!name.startsWith('@foyer/')) {
      symlinkSync(installedFor(from, name), target, 'junction');
      continue;
    }
    await unpackTarball(tarballs[name.slice('@foyer/'.length) as PackageName], target);
    await install(folder, from, dependenciesOf(target), tarballs);
  }
}

/** A copy of a host outside of this repository, with nothing in `node_modules` but what its `package.json` says. */
export async function makeHost(name: string, folder: string, tarballs: Tarballs): Promise<void> {
  const source = inRoot('examples/hosts', name);
  const isOfHost = (path: string) => !/[\\/](node_modules|dist|out|\.next)$/.test(path);
  cpSync(source, folder, { recursive: true, filter: isOfHost });
  await install(folder, source, dependenciesOf(source), tarballs);
}
