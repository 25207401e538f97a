import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const specifiers = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)['"]([\w@./-]+)['"]/g;

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Removes declarations that no entry leads to. Returns the packages from which the others import types. */
export function pruneDeclarations(out: string, entries: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const reached = new Set<string>();
  const queue = entries.map((name) => join(out, `${name}.d.ts`));
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(specifiers)) {
      if (!name.startsWith('.')) {
        packages.add(packageOf(name));
        continue;
      }
      const target = resolve(dirname(file), name.replace(/\.js$/, '.d.ts'));
      if (existsSync(target)) queue.push(target);
      else if (!name.endsWith('.json')) throw new Error(`${file}: there is no file ${name}`);
    }
  }
  for (const path of globSync('**/*.d.ts', { cwd: out, exclude: ['chunks/**', 'widgets/**'] })) {
    if (!reached.has(join(out, path))) rmSync(join(out, path));
  }
  return packages;
}
