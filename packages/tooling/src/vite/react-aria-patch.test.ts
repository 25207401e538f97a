import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { patches, patchReactAria } from './react-aria-patch.ts';

const require = createRequire(path.resolve(import.meta.dirname, '../../../ui/package.json'));
const home = path.dirname(require.resolve('react-aria/package.json'));
const files = [...new Set(patches.map((patch) => patch.file))];

describe('patchReactAria', () => {
  it.each(files)('still finds its text in %s', (file) => {
    const full = path.join(home, 'dist/private', file);
    const code = readFileSync(full, 'utf8');
    const patched = patchReactAria(full, code);
    for (const patch of patches.filter((each) => each.file === file))
      expect(patched).toContain(patch.replace);
  });

  it('fails the build when the text is gone', () => {
    const file = path.join(home, 'dist/private/utils/useId.mjs');
    expect(() => patchReactAria(file, 'export const other = 1;')).toThrow(/react-aria changed utils\/useId/);
  });

  it('leaves other modules alone', () => {
    expect(patchReactAria('/x/react-aria/dist/private/utils/mergeProps.mjs', 'code')).toBe('code');
  });
});
