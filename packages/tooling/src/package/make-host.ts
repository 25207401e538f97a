import { cpSync, existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { installLocked } from '../install-locked.ts';
import { inRoot } from '../paths.ts';
import type { PackageSpec } from './package-specs.ts';
import { unpackTarball } from './unpack-tarball.ts';

type PackageName = PackageSpec['name'];
export type Tarballs = Readonly<Record<PackageName, string>>;

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const dependenciesOf = (folder: string) => Object.keys(manifestOf(folder).dependencies ?? {});

const isOurs = (name: string) => name.startsWith('@foyer/');
const placeOf = (name: string, folder: string) => join(folder, 'node_modules', name);

/** The folder in which npm has installed a library for a module in `from`. */
function installedFor(from: string, name: string): string {
  const place = placeOf(name, from);
  if (existsSync(place)) return place;
  const above = dirname(from);
  if (above === from) throw new Error(`${name} is not installed: npm ci`);
  return installedFor(above, name);
}

/**
 * Copies a library of this repository, with its dependencies, to the place where npm would install it for `user`, a package of the host: at the
 * top of the host's `node_modules`, or below `user` if the host has another version.
 */
export async function addLibrary(name: string, from: string, user: string, host: string): Promise<void> {
  const found = installedFor(from, name);
  const top = placeOf(name, host);
  if (existsSync(top) && manifestOf(top).version === manifestOf(found).version) return;
  const target = existsSync(top) ? placeOf(name, user) : top;
  if (existsSync(target)) return;
  const isOfLibrary = (path: string) => path === found || basename(path) !== 'node_modules';
  await cp(found, target, { recursive: true, filter: isOfLibrary });
  for (const each of dependenciesOf(found)) await addLibrary(each, found, target, host);
}

/** Unpacks a package of ours into the host, with its dependencies. */
export async function addOurs(name: string, host: string, tarballs: Tarballs): Promise<void> {
  const target = placeOf(name, host);
  if (existsSync(target)) return;
  const short = name.slice('@foyer/'.length) as PackageName;
  await unpackTarball(tarballs[short], target);
  for (const each of dependenciesOf(target)) {
    if (isOurs(each)) await addOurs(each, host, tarballs);
    else await addLibrary(each, inRoot('packages', short), target, host);
  }
}

/**
 * Creates a copy of a host outside of this repository, installed as by its user: frameworks and tools by its lock file, our packages from the
 * tarballs, and their dependencies from this repository. All are copies in one `node_modules`.
 */
export async function makeHost(name: string, folder: string, tarballs: Tarballs): Promise<void> {
  const source = inRoot('examples/hosts', name);
  const isOfHost = (path: string) => !/[\\/](node_modules|dist|out|\.next)$/.test(path);
  cpSync(source, folder, { recursive: true, filter: isOfHost });
  if (existsSync(join(source, 'package-lock.json'))) await installLocked(source, { into: folder });
  for (const each of dependenciesOf(source).filter(isOurs)) await addOurs(each, folder, tarballs);
}
