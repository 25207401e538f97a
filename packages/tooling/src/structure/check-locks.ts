import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lockedFolders } from '../locked-folders.ts';
import { dependencySections, type LockedManifest, lockedManifest } from '../locked-manifest.ts';
import { root } from '../paths.ts';

/** The most entries the root's lock file may have: `npm ci && npm start` waits for each of them. */
const mostPackages = 1150;

interface Entry {
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}
interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

const versionsOf = (manifest: LockedManifest): [name: string, version: string][] =>
  dependencySections.flatMap((section) => Object.entries(manifest[section] ?? {}));

/** A lock file holds checksums and no addresses: any registry may serve a package, and none can serve a different one. */
function checkLock(path: string, text: string): string[] {
  const entries = Object.entries((JSON.parse(text) as Lock).packages);
  const hasAddress = entries.some(([, { resolved }]) => resolved && /^\w+:\/\//.test(resolved));
  const problems = hasAddress ? [`${path}: contains download addresses`] : [];
  const unsure = entries
    .filter(
      ([place, { link, inBundle, integrity }]) =>
        /node_modules\//.test(place) && !link && !inBundle && !integrity,
    )
    .map(([place]) => `${path}: ${place} has no integrity hash`);
  return [...problems, ...unsure];
}

/** A folder outside the workspaces has a lock file that matches its package.json. */
function checkFolder(folder: string, from: string): string[] {
  const path = `${folder}/package-lock.json`;
  if (!existsSync(join(from, path)))
    return [`${folder}/package.json: has no lock file: npm run relock -- ${folder}`];
  const locked = (JSON.parse(readFileSync(join(from, path), 'utf8')) as Lock).packages[''];
  const isSame = isDeepStrictEqual(
    Object.fromEntries(versionsOf(locked as LockedManifest)),
    Object.fromEntries(versionsOf(lockedManifest(join(from, folder)))),
  );
  return isSame ? [] : [`${path}: differs from package.json: npm run relock -- ${folder}`];
}

/** Lock files are small, hold no addresses and match their package.json. */
export function checkLocks(files: readonly string[], from = root, most = mostPackages): string[] {
  const locks = files.filter((path) => /(^|\/)package-lock\.json$/.test(path));
  const problems = locks.flatMap((path) => checkLock(path, readFileSync(join(from, path), 'utf8')));
  const { packages } = JSON.parse(readFileSync(join(from, 'package-lock.json'), 'utf8')) as Lock;
  const count = Object.keys(packages).length;
  if (count > most) problems.push(`package-lock.json: has ${count} packages, at most ${most}`);
  return [...problems, ...lockedFolders(files).flatMap((folder) => checkFolder(folder, from))];
}

/** A folder outside the workspaces uses the same version of a package as the workspaces do. */
export function checkSameVersions(files: readonly string[], from = root): string[] {
  const manifests = files.filter((path) => /(^|\/)package\.json$/.test(path));
  const read = (path: string) => JSON.parse(readFileSync(join(from, path), 'utf8')) as LockedManifest;
  const { workspaces = [] } = read('package.json') as { workspaces?: readonly string[] };
  const isApart = (path: string) =>
    path !== 'package.json' && !workspaces.includes(`${dirname(dirname(path))}/*`);
  const ours = new Map<string, Set<string>>();
  for (const path of manifests.filter((each) => !isApart(each)))
    for (const [name, version] of versionsOf(read(path)))
      ours.set(name, (ours.get(name) ?? new Set()).add(version));
  return manifests.filter(isApart).flatMap((path) =>
    versionsOf(read(path)).flatMap(([name, version]) => {
      const wanted = ours.get(name);
      if (!wanted || wanted.has(version)) return [];
      return [`${path}: ${name}: ${version}, but ${[...wanted].join(' or ')} elsewhere`];
    }),
  );
}
