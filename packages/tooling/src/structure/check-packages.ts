import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencySections, type LockedManifest } from '../locked-manifest.ts';
import { root } from '../paths.ts';

/** Matches an exact version; an additional version of a package has an alias: `npm:react-dom@18.3.1`. */
const exact = /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Checks that all dependencies have exact versions. */
export function checkPackages(files: readonly string[], from = root): string[] {
  return files
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .flatMap((path) => {
      const manifest = JSON.parse(readFileSync(join(from, path), 'utf8')) as LockedManifest;
      return dependencySections.flatMap((kind) =>
        Object.entries(manifest[kind] ?? {})
          .filter(([, version]) => !exact.test(version))
          .map(([name, version]) => `${path}: ${name} ${version} is not an exact version`),
      );
    });
}
