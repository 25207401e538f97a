import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildUnlessFresh, hashSources } from './build-unless-fresh.ts';
import { cacheDir, root } from './paths.ts';

let name: string;
let folder: string;
let output: string;
let builds: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-fresh-'));
  name = relative(tmpdir(), folder);
  mkdirSync(join(folder, 'src/dist'), { recursive: true });
  output = join(folder, 'out.js');
  builds = 0;
  write('src/a.ts', 'one');
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(cacheDir, `${name}.hash`), { force: true });
  });
});

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const build = (work = async () => write('out.js', 'built')) =>
  buildUnlessFresh(name, [relative(root, join(folder, 'src'))], output, async () => {
    builds += 1;
    await work();
  });

it('builds once, and again when a source is another, is new or is gone', async () => {
  expect([await build(), await build()]).toEqual(['built', 'fresh']);
  write('src/a.ts', 'two');
  expect([await build(), await build()]).toEqual(['built', 'fresh']);
  write('src/b.ts', '');
  expect([await build(), await build()]).toEqual(['built', 'fresh']);
  rmSync(join(folder, 'src/b.ts'));
  expect([await build(), builds]).toEqual(['built', 4]);
});

it('a file of another name with the same text is another source', async () => {
  await build();
  rmSync(join(folder, 'src/a.ts'));
  write('src/b.ts', 'one');
  expect(await build()).toBe('built');
});

it('tests, and what is built itself, are no sources', async () => {
  await build();
  write('src/a.test.ts', '');
  write('src/dist/a.js', '');
  expect(await build()).toBe('fresh');
});

it('builds again where the output is gone', async () => {
  await build();
  rmSync(output);
  expect([await build(), existsSync(output)]).toEqual(['built', true]);
});

it('a build that failed is none: the next one tries again', async () => {
  const fails = build(() => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(await build()).toBe('built');
});

it('calls during a build wait for that build', async () => {
  expect((await Promise.all([build(), build(), build()])).sort()).toEqual(['built', 'fresh', 'fresh']);
  expect(builds).toBe(1);
});

describe('a fingerprint', () => {
  const files = {
    'package-lock.json': '{}',
    'packages/tooling/src/build.ts': '',
    'packages/a/src/Über.ts': 'u',
    'packages/a/src/b.ts': 'b',
    'packages/a/src/Z.ts': 'Z',
    'packages/a/src/b/c.ts': 'c',
    'packages/b/d.ts': 'd',
  };
  const folders = ['packages/a', 'packages/b'];
  /** Creates a checkout in a folder of this name inside the test's folder. */
  function checkout(name: string): string {
    const place = join(folder, name);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(place, path)), { recursive: true });
      writeFileSync(join(place, path), text);
    }
    return place;
  }
  const hashOf = (place: string, of: readonly string[] = folders) => hashSources(of, undefined, place);

  it.each(['a', 'with a space', 'long/'.repeat(40)])('is the same in a checkout at %j', (name) => {
    expect(hashOf(checkout(name))).toBe(hashOf(checkout('usual')));
  });

  it.each(['', 'long/'.repeat(40)])('is the same with sources outside of the root, at %j', (name) => {
    const place = checkout('usual');
    const inside = hashOf(place);
    const outside = folders.map((path) => join(folder, 'elsewhere', name, path));
    for (const [at, path] of folders.entries())
      cpSync(join(place, path), outside[at] ?? '', { recursive: true });
    expect(hashOf(place, outside)).toBe(inside);
    expect(
      hashOf(
        place,
        outside.map((path) => relative(place, path)),
      ),
    ).toBe(inside);
  });

  const moves: readonly [from: string, to: string][] = [
    ['packages/a/src/b.ts', 'packages/a/src/e.ts'],
    ['packages/a/src/b.ts', 'packages/a/b.ts'],
    ['packages/a/src/b.ts', 'packages/b/b.ts'],
    ['packages/a/src/b/c.ts', 'packages/a/src/b-c.ts'],
  ];
  it.each(moves)('changes when %s is %s', (from, to) => {
    for (const place of [checkout('usual'), checkout('long/'.repeat(40))]) {
      const before = hashOf(place);
      renameSync(join(place, from), join(place, to));
      expect(hashOf(place)).not.toBe(before);
    }
  });

  it('is another when a letter moves from one file into the next', () => {
    const place = checkout('usual');
    const hashWith = (first: string, second: string) => {
      writeFileSync(join(place, 'packages/a/src/b.ts'), first);
      writeFileSync(join(place, 'packages/b/d.ts'), second);
      return hashOf(place);
    };
    expect(hashWith('xy', 'z')).not.toBe(hashWith('x', 'yz'));
  });

  it('does not depend on how a language sorts names', () => {
    const place = checkout('usual');
    const before = hashOf(place);
    const { localeCompare } = String.prototype;
    onTestFinished(() => {
      String.prototype.localeCompare = localeCompare;
    });
    String.prototype.localeCompare = function reversed(other: string) {
      return -localeCompare.call(this, other);
    };
    expect(hashOf(place)).toBe(before);
  });
});
