import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compileHint } from './compile-hint.ts';

/** Runs the plugin with `names` on chunks of the names `chunks`; returns the code of the chunks. */
function run(names: readonly string[], chunks: readonly string[]) {
  const bundle = Object.fromEntries(
    chunks.map((name) => [`${name}-x.js`, { type: 'chunk', name, code: `export const ${name}=1` }]),
  ) as unknown as Rolldown.OutputBundle;
  const { generateBundle } = compileHint(names);
  const handle = generateBundle as (this: unknown, options: unknown, bundle: unknown) => void;
  const context = {
    error(message: string) {
      throw new Error(message);
    },
  };
  handle.call(context, {}, bundle);
  return Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : ''));
}

it('puts the hint above the code of the chunks that it names, and of no other', () => {
  expect(run(['react'], ['react', 'late'])).toEqual([
    '//# allFunctionsCalledOnLoad\nexport const react=1',
    'export const late=1',
  ]);
});

it('says that there is no such chunk', () => {
  expect(() => run(['react', 'lists'], ['react'])).toThrow('There is no chunk lists for eager compilation.');
});
