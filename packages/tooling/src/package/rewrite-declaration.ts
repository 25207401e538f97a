import { dirname, posix } from 'node:path';
import { type PackageSpec, packageSpecs } from './package-specs.ts';

const specifiers = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\bdeclare module\s+)(['"])([\w@./-]+)\2/g;
const published = new Set(packageSpecs.map(({ name }) => `@foyer/${name}`));

/** Rewrites the imports of a declaration for the compiled package: `.ts` becomes `.js`, and a compiled-in package becomes a relative path. */
export function rewriteDeclaration(spec: PackageSpec, place: string, code: string): string {
  return code.replaceAll(specifiers, (_, head: string, quote: string, name: string) => {
    return `${head}${quote}${rewritten(spec, place, name)}${quote}`;
  });
}

function rewritten(spec: PackageSpec, place: string, name: string): string {
  if (name.startsWith('.')) return name.replace(/\.tsx?$/, '.js').replace(/\.json$/, '.json.js');
  const [scope, short = '', ...rest] = name.split('/');
  const isInside = scope === '@foyer' && !published.has(`@foyer/${short}`) && spec.sources.includes(short);
  if (!isInside) return name;
  const target = `${short}/${rest.length > 0 ? rest.join('/') : 'index.ts'}`.replace(/(\.tsx?)?$/, '.js');
  const path = posix.relative(dirname(place), target);
  return path.startsWith('.') ? path : `./${path}`;
}
