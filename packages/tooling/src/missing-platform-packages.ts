import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Allowed = string | readonly string[] | undefined;

interface LockedPackage {
  readonly os?: Allowed;
  readonly cpu?: Allowed;
  readonly libc?: Allowed;
}

/** Whether a value is one that a package is for: those it names, or all but those that it names with `!`. */
function isAllowed(allowed: Allowed, value: string): boolean {
  const names = allowed === undefined ? [] : [allowed].flat();
  if (names.includes(`!${value}`)) return false;
  return names.every((name) => name.startsWith('!')) || names.includes(value) || names.includes('any');
}

function libraryOfC(): string {
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * The packages of a lock file that are made for this platform (`os`, `cpu`, `libc`) and are not installed in its folder. They are optional
 * dependencies as a rule, which npm leaves out without a word when their download fails.
 */
export function missingPlatformPackages(folder: string): string[] {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const libc = process.platform === 'linux' ? libraryOfC() : '';
  const isForThis = ({ os, cpu, libc: wanted }: LockedPackage) =>
    (os !== undefined || cpu !== undefined) &&
    isAllowed(os, process.platform) &&
    isAllowed(cpu, process.arch) &&
    (libc === '' || isAllowed(wanted, libc));
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && isForThis(entry) && !existsSync(join(folder, path)))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}
