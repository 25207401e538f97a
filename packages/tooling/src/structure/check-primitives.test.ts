import { describe, expect, it } from 'vitest';
import { checkPrimitives } from './check-primitives.ts';

const file = (path: string, ...imports: string[]) => {
  const text = imports.map((name) => `import { x } from '${name}';`).join('\n');
  return { path, text, lines: imports.length };
};
const ui = 'packages/ui/src';
const feature = 'packages/react/src/features/shop/shop/shop.view.tsx';
const problemOf = (path: string) => `${path}: no feature, widget or portal uses it; use it or delete it`;

describe('checkPrimitives', () => {
  const tabs = file(`${ui}/tabs/tabs.tsx`, './tabs.css.ts');
  const css = file(`${ui}/tabs/tabs.css.ts`, '@foyer/core/theme');

  it('says which primitive nobody uses, with all that only it needs', () => {
    expect(checkPrimitives([tabs, css, file(feature, '@foyer/ui/card/card.tsx')])).toEqual([
      problemOf(tabs.path),
      problemOf(css.path),
    ]);
  });

  it.each([feature, 'packages/elements/src/loader.ts', 'examples/portal/src/main.tsx'])(
    'counts %s',
    (path) => {
      expect(checkPrimitives([tabs, css, file(path, '@foyer/ui/tabs/tabs.tsx')])).toEqual([]);
    },
  );

  it.each([
    `${ui}/card/card.example.tsx`,
    `${ui}/tabs/tabs.test.tsx`,
    `${ui}/testing/render-ui.tsx`,
    'packages/react/src/features/shop/shop/shop.example.tsx',
    'packages/react/src/features/shop/shop/shop.test.tsx',
    'examples/playground/src/playground.tsx',
    'packages/react/src/ui.ts',
    'packages/testing/src/describe-widget.ts',
  ])('does not count %s', (path) => {
    expect(checkPrimitives([tabs, css, file(path, '@foyer/ui/tabs/tabs.tsx')])).toHaveLength(2);
  });

  it('follows primitives that use others, late ones too, and ends in circles', () => {
    const menu = file(`${ui}/menu/menu.tsx`);
    const late = { ...menu, text: `const load = () => import('./menu-popup.tsx');` };
    const popup = file(`${ui}/menu/menu-popup.tsx`, './menu.tsx', '../style/aria-provider.tsx');
    const scope = file(`${ui}/style/aria-provider.tsx`);
    expect(checkPrimitives([late, popup, scope, file(feature, '@foyer/ui/menu/menu.tsx')])).toEqual([]);
  });
});
