import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Another version beside the usual one has a name of its own: `npm:react-dom@18.3.1`. */
const exact = /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Exact versions everywhere, and a lock file without download addresses. */
export function checkPackages(files: readonly string[], from = root): string[] {
  const problems = files
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .flatMap((path) => {
      const manifest = JSON.parse(readFileSync(join(from, path), 'utf8')) as Record<
        string,
        Record<string, string>
      >;
      return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
        Object.entries(manifest[kind] ?? {})
          .filter(([, version]) => !exact.test(version))
          .map(([name, version]) => `${path}: ${name} ${version} is not an exact version`),
      );
    });
  const lock = readFileSync(join(from, 'package-lock.json'), 'utf8');
  if (/"resolved": "https?:/.test(lock)) problems.push('package-lock.json: holds download addresses');
  return problems;
}
