// @vitest-environment jsdom

import { knownThemes } from '@foyer/ui/style/known-themes.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { adoptLightTheme } from './light-theme.ts';

afterEach(() => vi.restoreAllMocks());

/** A root that takes sheets, and their texts. */
function createRoot() {
  const texts = new WeakMap<CSSStyleSheet, string>();
  class Sheet {
    replaceSync(css: string) {
      texts.set(this as never, css);
    }
  }
  vi.stubGlobal('CSSStyleSheet', Sheet);
  if (!('adoptedStyleSheets' in Document.prototype))
    Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { configurable: true, value: [] });
  const root = { nodeType: 11, adoptedStyleSheets: [] as CSSStyleSheet[] } as unknown as ShadowRoot;
  return { root, worn: () => root.adoptedStyleSheets.map((sheet) => texts.get(sheet)) };
}

it('wears the default, then the colour of a brand, and the default again; the colour is kept for who draws later', async () => {
  const { root, worn } = createRoot();
  const theme = adoptLightTheme(root, 'default');
  expect([worn(), theme.isBranded()]).toEqual([['default'], false]);
  theme.wear('FFB000');
  await vi.waitUntil(() => theme.isBranded());
  expect(worn()).toEqual([knownThemes().get('#ffb000')]);
  theme.wear('95C11F');
  await vi.waitUntil(() => !theme.isBranded());
  expect(worn()).toEqual(['default']);
  theme.remove();
  expect(worn()).toEqual([]);
});

it('stays with the default where the server sends what is no colour', async () => {
  const { root, worn } = createRoot();
  const theme = adoptLightTheme(root, 'default');
  theme.wear('red;}');
  await import('@foyer/core/theme');
  await Promise.resolve();
  expect(worn()).toEqual(['default']);
});
