import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { patches, patchReactAria, substitutes } from './react-aria-patch.ts';

const require = createRequire(path.resolve(import.meta.dirname, '../../../ui/package.json'));
const home = path.dirname(require.resolve('react-aria/package.json'));
const fileOf = (file: string) => path.join(home, 'dist/private', file);

// The effects of the patches are tested in a browser: examples/playground/browser/react-aria-patch.test.ts.
describe('patchReactAria', () => {
  it.each(patches)('still finds its text: $name', ({ file, replace }) => {
    expect(patchReactAria(fileOf(file), readFileSync(fileOf(file), 'utf8'))).toContain(replace);
  });

  it.each(substitutes)('still replaces a module with the same exports: $name', ({ file, code, exports }) => {
    expect(patchReactAria(fileOf(file), readFileSync(fileOf(file), 'utf8'))).toBe(code);
    for (const name of exports) expect(code).toContain(`export const ${name} `);
  });

  it.each([...patches, ...substitutes])('fails the build when the module has changed: $name', ({ file }) => {
    expect(() => patchReactAria(fileOf(file), 'export { a as other };')).toThrow(
      `react-aria changed ${file}`,
    );
  });

  it('leaves other modules alone', () => {
    expect(patchReactAria('/x/react-aria/dist/private/utils/mergeProps.mjs', 'code')).toBe('code');
  });
});
