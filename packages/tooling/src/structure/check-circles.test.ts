import { describe, expect, it } from 'vitest';
import { checkCircles } from './check-circles.ts';

const files = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => ({ path: `packages/a/src/${path}`, text, lines: 1 }));

describe('checkCircles', () => {
  it.each([
    ['values', "import { b } from './b.ts';", "import { a } from './a.ts';"],
    ['types', "import type { B } from './b.ts';", "import {\n  c,\n  type A,\n} from './a.ts';"],
    ['a barrel', "export * from './b.ts';", "import { a } from './a.ts';"],
    ['the type of a module', "import './b.ts';", "type A = typeof import('./a.ts');"],
  ])('finds two modules that import each other by %s', (_, a, b) =>
    expect(checkCircles(files({ 'a.ts': a, 'b.ts': b }))).toEqual([
      'packages/a/src/a.ts: in an import cycle with packages/a/src/b.ts',
    ]),
  );

  it('finds each circle once, without what only leads to it or from it', () => {
    const texts = {
      'main.ts': "import { a } from './a.ts';",
      'a.ts': "import { b } from './deep/b.ts';\nimport { leaf } from './leaf.ts';",
      'deep/b.ts': "import { c } from '../c.ts';",
      'c.ts': "import type { A } from './a.ts';",
      'x.ts': "import { y } from './y.ts';\nimport { a } from './a.ts';",
      'y.ts': "import { x } from './x.ts';",
      'leaf.ts': '',
    };
    expect(checkCircles(files(texts))).toEqual([
      'packages/a/src/a.ts: in an import cycle with packages/a/src/c.ts, packages/a/src/deep/b.ts',
      'packages/a/src/x.ts: in an import cycle with packages/a/src/y.ts',
    ]);
  });

  it('leaves a module alone that loads its user late', () => {
    const texts = { 'a.ts': "import { b } from './b.ts';", 'b.ts': "const a = () => import('./a.ts');" };
    expect(checkCircles(files(texts))).toEqual([]);
  });
});
