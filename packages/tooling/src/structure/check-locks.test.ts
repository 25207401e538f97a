import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLocks, checkSameVersions } from './check-locks.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-locks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type House = Readonly<Record<string, object | string>>;
const apart = 'examples/hosts/a';

/** Writes files and returns their paths. */
function build(house: House): string[] {
  for (const [path, content] of Object.entries(house)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return Object.keys(house);
}

const lockOf = (root: object, more: Readonly<Record<string, object>> = {}) => ({
  packages: { '': root, ...more },
});
const sound = { integrity: 'sha512-x', version: '1.0.0' };
const lit = { dependencies: { lit: '3.0.0' } };

/** A root, and a folder outside the workspaces. */
const house = (more: House = {}): House => ({
  'package.json': {},
  'package-lock.json': lockOf({}),
  [`${apart}/.npmrc`]: '',
  [`${apart}/package.json`]: { dependencies: { '@foyer/elements': '0.0.0', ...lit.dependencies } },
  [`${apart}/package-lock.json`]: lockOf(lit, { 'node_modules/lit': sound }),
  ...more,
});

describe('lock files', () => {
  const check = (more?: House, most?: number) => checkLocks(build(house(more)), folder, most);

  it('are right where they hold what package.json says, without our packages', () => {
    expect(check()).toEqual([]);
  });

  it.each<[string, object]>([
    ['another version', lockOf({ dependencies: { lit: '3.0.1' } })],
    ['a missing package', lockOf({})],
    ['an additional package', lockOf({ dependencies: { ...lit.dependencies, vue: '3.0.0' } })],
  ])('are reported with %s', (_, lock) => {
    expect(check({ [`${apart}/package-lock.json`]: lock })).toEqual([
      `${apart}/package-lock.json: differs from package.json: npm run relock -- ${apart}`,
    ]);
  });

  it('are missed', () => {
    const { [`${apart}/package-lock.json`]: _, ...less } = house();
    expect(checkLocks(build(less), folder)).toEqual([
      `${apart}/package.json: has no lock file: npm run relock -- ${apart}`,
    ]);
  });

  it.each(['package-lock.json', `${apart}/package-lock.json`])(
    '%s has no download addresses, and a hash for every package',
    (path) => {
      const manifest = path === 'package-lock.json' ? {} : lit;
      const packages = {
        'node_modules/a': { ...sound, resolved: 'https://r.example/a.tgz' },
        'node_modules/b': { version: '1.0.0' },
        'node_modules/b/node_modules/bundled': { inBundle: true },
        'node_modules/@foyer/core': { resolved: 'packages/core', link: true },
        'packages/core': {},
      };
      expect(check({ [path]: lockOf(manifest, packages) })).toEqual([
        `${path}: contains download addresses`,
        `${path}: node_modules/b has no integrity hash`,
      ]);
    },
  );

  it('are of a limited number of packages, in the root', () => {
    const many = { 'node_modules/a': sound, 'node_modules/b': sound };
    expect(check({ 'package-lock.json': lockOf({}, many) }, 3)).toEqual([]);
    expect(check({ 'package-lock.json': lockOf({}, many) }, 2)).toEqual([
      'package-lock.json: has 3 packages, at most 2',
    ]);
  });
});

describe('versions', () => {
  const check = (house: House) => checkSameVersions(build(house), folder);
  const workspaces = { workspaces: ['packages/*', 'examples/*'] };
  const host = { [`${apart}/package.json`]: lit };
  const newer = { lit: '3.1.0' };

  it('of what workspaces do not name are free', () => {
    expect(check({ ...host, 'package.json': { ...workspaces, dependencies: { vue: '3.0.0' } } })).toEqual([]);
  });

  it.each<[string, House]>([
    ['the root', { 'package.json': { ...workspaces, devDependencies: newer } }],
    ['a package', { 'package.json': workspaces, 'packages/ui/package.json': { dependencies: newer } }],
    ['an example', { 'package.json': workspaces, 'examples/b/package.json': { devDependencies: newer } }],
  ])('must be those of %s', (_, house) => {
    const problem = `${apart}/package.json: lit: 3.0.0, but 3.1.0 elsewhere`;
    expect(check({ ...host, ...house })).toEqual([problem]);
    expect(check({ ...host, ...house, 'packages/core/package.json': lit })).toEqual([]);
  });

  it('of our own packages are those of today, without a lock file too', () => {
    const house = {
      'package.json': workspaces,
      'examples/portal/package.json': { dependencies: { '@foyer/elements': '1.0.0' } },
      [`${apart}/package.json`]: { dependencies: { '@foyer/elements': '0.9.0' } },
      'examples/hosts/b/package.json': { dependencies: { '@foyer/elements': '1.0.0' } },
    };
    expect(check(house)).toEqual([`${apart}/package.json: @foyer/elements: 0.9.0, but 1.0.0 elsewhere`]);
  });
});
