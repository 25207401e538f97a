import { describe, expect, test } from 'vitest';
import { checkServerFolders } from './check-server-folders.ts';

const file = (path: string, ...imports: string[]) => {
  const text = imports.map((name) => `import { x } from '${name}';`).join('\n');
  return { path: `packages/server/src/${path}`, text, lines: imports.length };
};
const rooms = (count: number) => Array.from({ length: count }, (_, index) => file(`room${index}/a.ts`));
/** `count` pairs of folders that import each other. */
const pairs = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    file(`left${index}/a.ts`, `../right${index}/b.ts`),
    file(`right${index}/b.ts`, `../left${index}/a.ts`),
  ]).flat();

describe('the top floor of the server', () => {
  test('holds ten folders and no more', () => {
    expect(checkServerFolders([...rooms(10), file('main.ts', './room1/a.ts')])).toEqual([]);
    expect(checkServerFolders(rooms(11)).join()).toContain('11 folders');
  });

  test('has at most three pairs that import each other; tests and files of the top floor are no part of it', () => {
    expect(checkServerFolders(pairs(3))).toEqual([]);
    const four = checkServerFolders(pairs(4));
    expect(four).toHaveLength(4);
    expect(four[3]).toContain('left3 and right3 import each other');
    const apart = [
      ...pairs(3),
      file('left0/a.test.ts', '../right1/b.ts'),
      file('right1/b.ts', '../left1/a.ts', '../left0/a.ts', '../main.ts'),
      file('main.ts', './left0/a.ts'),
    ];
    expect(checkServerFolders(apart)).toEqual([]);
  });
});
