import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of a `package.json` that a lock file repeats. */
export interface LockedManifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The sections of a `package.json` that name what npm installs. */
export const dependencySections = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** The `package.json` of a folder as npm locks and installs it: without our packages, which are not on npm. */
export function lockedManifest(folder: string): LockedManifest {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as LockedManifest;
  const sections = dependencySections
    .filter((section) => manifest[section])
    .map((section) => [
      section,
      Object.fromEntries(
        Object.entries(manifest[section] ?? {}).filter(([name]) => !name.startsWith('@foyer/')),
      ),
    ]);
  return { ...manifest, ...Object.fromEntries(sections) };
}
