import { beforeAll, describe, expect, it } from 'vitest';
import { adoptStyles, adoptTheme, registerCss } from './style-registry.ts';

/** jsdom has no constructable sheets; this stands in for what the registry uses of them. */
beforeAll(() => {
  class FakeSheet {
    text = '';
    replaceSync(css: string) {
      this.text = css;
    }
  }
  const sheets = new WeakMap<object, readonly unknown[]>();
  const property: PropertyDescriptor & ThisType<object> = {
    get() {
      return sheets.get(this) ?? [];
    },
    set(value: readonly unknown[]) {
      sheets.set(this, value);
    },
  };
  Object.defineProperty(globalThis, 'CSSStyleSheet', { value: FakeSheet, configurable: true });
  Object.defineProperty(Document.prototype, 'adoptedStyleSheets', property);
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', property);
});

const createShadow = () => document.createElement('div').attachShadow({ mode: 'open' });
const textsOf = (root: ShadowRoot) =>
  root.adoptedStyleSheets.map((sheet) => (sheet as unknown as { text: string }).text);

describe('style registry', () => {
  it('gives a root what is registered before and after, and shares the sheets', () => {
    registerCss('t/a', '.a{}');
    const [first, second] = [createShadow(), createShadow()];
    adoptStyles(first);
    adoptStyles(second);
    registerCss('t/b', '.b{}');
    expect(textsOf(first)).toEqual(expect.arrayContaining(['.a{}', '.b{}']));
    expect(first.adoptedStyleSheets.at(-1)).toBe(second.adoptedStyleSheets.at(-1));
  });

  it('swaps the text of a module in place', () => {
    const root = createShadow();
    registerCss('t/swap', '.old{}');
    adoptStyles(root);
    const count = root.adoptedStyleSheets.length;
    registerCss('t/swap', '.new{}');
    expect(textsOf(root)).toContain('.new{}');
    expect(textsOf(root)).not.toContain('.old{}');
    expect(root.adoptedStyleSheets.length).toBe(count);
  });

  it('keeps styles until the last user has gone, and leaves the sheets of others', () => {
    const root = createShadow();
    const foreign = new CSSStyleSheet();
    root.adoptedStyleSheets = [foreign];
    const [release, releaseOther] = [adoptStyles(root), adoptStyles(root)];
    release();
    release();
    expect(root.adoptedStyleSheets.length).toBeGreaterThan(1);
    releaseOther();
    expect(root.adoptedStyleSheets).toEqual([foreign]);
  });

  it('puts a theme in front and takes it out again', () => {
    const root = createShadow();
    adoptStyles(root);
    const remove = adoptTheme(root, ':host{--x:1}');
    expect(textsOf(root)[0]).toBe(':host{--x:1}');
    remove();
    expect(textsOf(root)).not.toContain(':host{--x:1}');
  });
});
