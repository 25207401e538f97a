import { describe, expect, test } from 'vitest';
import { checkServerFolders, checkServerLayers } from './check-server-folders.ts';

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

describe('the layers of the server', () => {
  test('a feature holds routes, handlers and their tests', () => {
    const sound = [
      file('features/handler.ts'),
      file('features/orders/orders.routes.ts', './list-orders.handler.ts'),
      file('features/orders/list-orders.handler.ts', '../../domain/orders/order.repo.ts'),
      file('features/orders/orders.test.ts'),
      file('domain/orders/order.repo.ts'),
    ];
    expect(checkServerLayers(sound)).toEqual([]);
  });

  test.each(['order-list.repo.ts', 'orders.table.ts', 'place-order.service.ts', 'mail/order-mail.ts'])(
    '%s belongs to the domain',
    (name) => {
      expect(checkServerLayers([file(`features/orders/${name}`)])).toEqual([
        expect.stringContaining(`${name}: a feature holds routes and handlers`),
      ]);
    },
  );

  test('only http knows the features', () => {
    expect(checkServerLayers([file('http/pipeline/endpoints.ts', '../../features/index.ts')])).toEqual([]);
    for (const path of ['domain/orders/a.ts', 'security/a.ts', 'create-server.ts'])
      expect(
        checkServerLayers([
          file(path, `${'../'.repeat(path.split('/').length - 1) || './'}features/handler.ts`),
        ]),
      ).toEqual([
        expect.stringContaining('only http may import features (packages/server/src/features/handler.ts)'),
      ]);
  });
});
