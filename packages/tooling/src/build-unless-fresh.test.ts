import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { buildUnlessFresh } from './build-unless-fresh.ts';
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

it('who asks while it is built waits for that one', async () => {
  expect((await Promise.all([build(), build(), build()])).sort()).toEqual(['built', 'fresh', 'fresh']);
  expect(builds).toBe(1);
});
