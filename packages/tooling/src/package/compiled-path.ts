import { isAbsolute, relative } from 'node:path';
import { inRoot } from '../paths.ts';
import type { PackageSpec } from './package-specs.ts';

const posix = (path: string) => path.replaceAll('\\', '/');

/**
 * The path of a source module in the compiled package, without its extension: the package's own `src/a/b.ts` is `a/b`, a module of
 * `@foyer/ui` is `ui/a/b`, one of a bundled library is `vendor/<library>/…` (npm does not pack folders named `node_modules`).
 */
export function compiledPath(spec: PackageSpec, file: string): string {
  const path = posix(isAbsolute(file) ? relative(inRoot(), file) : file).replace(/\?.*$/, '');
  const bare = path.replace(/(\.d)?\.[cm]?[jt]sx?$/, '');
  const vendor = /(?:^|\/)node_modules\/((?!.*\/node_modules\/).*)$/.exec(bare)?.[1];
  if (vendor) return `vendor/${vendor}`;
  for (const [at, source] of spec.sources.entries()) {
    const home = `packages/${source}/src/`;
    if (bare.startsWith(home)) return `${at === 0 ? '' : `${source}/`}${bare.slice(home.length)}`;
  }
  return `parts/${bare.replace(/[^\w/.-]/g, '_').replace(/^(\.\.?\/)+/, '')}`;
}
