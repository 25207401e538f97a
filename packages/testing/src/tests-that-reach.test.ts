import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testsThatReach } from './tests-that-reach.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer reach '));
  const files = {
    'src/direct.test.ts': 'process.env.DATABASE;',
    'src/far.test.ts': "import { near } from './near.ts';",
    'src/near.ts': "import { open } from '../test/open.ts';\nexport type { Loop } from './loop.ts';",
    'src/loop.ts': "export type { Near } from './near.ts';",
    // Visited first through the cycle; modules behind the cycle must count as well.
    'src/around.test.ts': "const later = () => import('./loop.ts');",
    'test/open.ts': 'export const open = process.env.DATABASE;',
    'src/pure.test.ts': "import { sum } from './sum.ts';\nimport { gone } from './gone.ts';",
    'src/sum.ts': 'export const sum = 1;',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds tests that reach a text directly, over several imports, lazily and in a cycle, and no others', () => {
  expect(testsThatReach(folder, 'process.env.DATABASE').sort()).toEqual([
    'src/around.test.ts',
    'src/direct.test.ts',
    'src/far.test.ts',
  ]);
});
