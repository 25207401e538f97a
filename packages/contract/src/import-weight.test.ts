import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;

/** Returns every file of this package that importing `file` loads; type-only imports load nothing. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  for (const match of source.matchAll(/^(?:import|export)(?! type)[^;]*?from '(\.[^']+)';/gms)) {
    loadedBy(join(dirname(file), String(match[1])), seen);
  }
  return seen;
}
const names = (file: string) => [...loadedBy(join(root, file))].map((path) => relative(root, path));

describe('imports of a browser', () => {
  it('routes and permissions bring no schema library', () => {
    expect(readFileSync(join(root, 'routes.ts'), 'utf8')).not.toMatch(/^import/m);
    expect(names(join('roles', 'role-permissions.ts')).sort()).toEqual([
      join('roles', 'role-permissions.ts'),
      join('roles', 'roles.ts'),
    ]);
    expect(names('portal-routes.ts')).toEqual(['portal-routes.ts']);
    expect(names('stales.ts')).toEqual(['stales.ts']);
  });

  it.each(globSync('**/*.schema.ts', { cwd: root }))('%s brings no contract with it', (file) => {
    const loaded = names(file);
    expect(loaded).not.toContain('index.ts');
    expect(loaded.filter((name) => name.endsWith('.contract.ts') || name.startsWith('openapi'))).toEqual([]);
    expect(loaded.length).toBeLessThan(24);
  });

  it('the index does not bring the OpenAPI writer', () => {
    const loaded = names('index.ts');
    expect(loaded).toContain(join('tickets', 'tickets.contract.ts'));
    expect(loaded.filter((name) => name.startsWith('openapi'))).toEqual([]);
  });

  it('only the OpenAPI writer brings descriptions and examples', () => {
    const isExample = (name: string) => /(^|\/)(examples|sample-values)\.ts$|\.example\.ts$/.test(name);
    expect(names('index.ts').filter(isExample)).toEqual([]);
    for (const file of globSync('**/*.contract.ts', { cwd: root }))
      expect(names(file).filter(isExample)).toEqual([]);
    expect(names(join('openapi', 'openapi.ts')).filter(isExample).length).toBeGreaterThan(18);
  });
});
