import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordSecondTries } from './second-tries.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer second tries '));
  file = join(folder, 'second-tries.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const flaky = (name: string, message = 'late') => ({ file: 'a.test.ts', name, message, isFlaky: true });
const resultWith = (...names: string[]) => ({
  passed: 10,
  failed: 1,
  failures: [{ file: 'a.test.ts', name: 'broken', message: 'no' }, ...names.map((name) => flaky(name))],
});
const list = () => JSON.parse(readFileSync(file, 'utf8'));

it('writes nothing where no test needed a second try', () => {
  expect(recordSecondTries(resultWith(), file)).toEqual(resultWith());
  expect(existsSync(file)).toBe(false);
});

it('adds each test once, in order, with the day and the message it was last seen with', () => {
  writeFileSync(
    file,
    JSON.stringify([
      { test: 'a.test.ts > menu', seen: '2026-01-01', message: 'old' },
      { test: 'z.test.ts > other', seen: '2026-01-02', message: 'kept' },
    ]),
  );
  const result = resultWith('menu', 'cart');
  expect(recordSecondTries(result, file, '2026-02-03')).toEqual(result);
  expect(list()).toEqual([
    { test: 'a.test.ts > cart', seen: '2026-02-03', message: 'late' },
    { test: 'a.test.ts > menu', seen: '2026-02-03', message: 'late' },
    { test: 'z.test.ts > other', seen: '2026-01-02', message: 'kept' },
  ]);
});

it('fails a run in which more than three needed one', () => {
  const three = resultWith('a', 'b', 'c');
  expect(recordSecondTries(three, file)).toEqual(three);
  const result = recordSecondTries(resultWith('a', 'b', 'c', 'd'), file);
  expect(result).toMatchObject({ passed: 10, failed: 2 });
  expect(result.failures?.at(-1)?.message).toBe(
    '4 tests passed only at the second try; at most 3 are allowed.',
  );
});
