import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressFolder } from './compress.ts';

const long = 'export const text = "Ein Satz, der sich wiederholt.";\n'.repeat(40);
let folder: string;
const at = (path: string) => join(folder, path);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer compress '));
  mkdirSync(at('deep/er'), { recursive: true });
  for (const path of ['a.js', 'deep/er/b.css', 'picture.png']) writeFileSync(at(path), long);
  writeFileSync(at('short.js'), 'x');
  compressFolder(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('puts twins beside every text, however deep, that say the same in fewer bytes', () => {
  for (const path of ['a.js', 'deep/er/b.css']) {
    expect(brotliDecompressSync(readFileSync(at(`${path}.br`))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(at(`${path}.gz`))).toString()).toBe(long);
    expect(readFileSync(at(`${path}.br`)).length).toBeLessThan(long.length / 4);
  }
});

it('leaves pictures and what is too short to gain as they are, and is no twin of a twin', () => {
  for (const path of ['picture.png.br', 'short.js.gz', 'a.js.br.br'])
    expect(existsSync(at(path))).toBe(false);
  compressFolder(folder);
  expect(existsSync(at('a.js.gz.gz'))).toBe(false);
});
