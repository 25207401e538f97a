import { beforeAll, describe, expect, it } from 'vitest';
import { adoptStyles, adoptTheme, registerCss } from './style-registry.ts';

/** Simulates the parts of constructable style sheets that the registry uses; jsdom has none. */
beforeAll(() => {
  class FakeSheet {
    text = '';
    replaceSync(css: string) {
      this.text = css;
    }
  }
  const sheets = new WeakMap<object, unknown[]>();
  const property: PropertyDescriptor & ThisType<object> = {
    get() {
      const own = sheets.get(this) ?? [];
      sheets.set(this, own);
      return own;
    },
    set(value: readonly unknown[]) {
      sheets.set(this, [...value]);
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
    registerCss('0/ui/a/a', '.a{}');
    const [first, second] = [createShadow(), createShadow()];
    adoptStyles(first);
    adoptStyles(second);
    registerCss('0/ui/b/b', '.b{}');
    expect(textsOf(first)).toEqual(expect.arrayContaining(['.a{}', '.b{}']));
    expect(first.adoptedStyleSheets.at(-1)).toBe(second.adoptedStyleSheets.at(-1));
  });

  it("gives a feature's sheets to that feature's roots alone, also those that load late", () => {
    const [shop, orders, both, bare] = [createShadow(), createShadow(), createShadow(), createShadow()];
    registerCss('0/react/features/shop/shop/card', '.shop{}');
    for (const root of [shop, orders, both, bare]) adoptStyles(root);
    adoptStyles(shop, 'shop');
    const releaseOrders = adoptStyles(orders, 'orders');
    for (const feature of ['shop', 'orders']) adoptStyles(both, feature);
    registerCss('0/react/features/orders/order/late', '.orders{}');
    registerCss('0/react/widget/link', '.link{}');
    const sheetsOf = (root: ShadowRoot) => textsOf(root).filter((text) => /shop|orders|link/.test(text));
    expect([shop, orders, both, bare].map(sheetsOf)).toEqual([
      ['.shop{}', '.link{}'],
      ['.orders{}', '.link{}'],
      ['.shop{}', '.orders{}', '.link{}'],
      ['.link{}'],
    ]);
    releaseOrders();
    expect(sheetsOf(orders)).toEqual(['.link{}']);
  });

  it("gives the portal's sheets to its roots alone", () => {
    const [portal, inside] = [createShadow(), createShadow()];
    adoptStyles(portal, 'portal');
    adoptStyles(inside, 'orders');
    registerCss('0/react/portal/element/element', '.portal{}');
    expect([portal, inside].map((root) => textsOf(root).includes('.portal{}'))).toEqual([true, false]);
  });

  it("gives a host application's own sheets to its document alone, beside the kit's and no feature's", () => {
    const root = createShadow();
    adoptStyles(root);
    const release = adoptStyles(document);
    registerCss('0/examples/portal/page', '.page{}');
    registerCss('0/react/features/news/news', '.news{}');
    registerCss('0/ui/kit/kit', '.kit{}');
    expect(textsOf(root)).not.toContain('.page{}');
    const all = document.adoptedStyleSheets.map((sheet) => (sheet as unknown as { text: string }).text);
    expect(all).toEqual(expect.arrayContaining(['.page{}', '.kit{}']));
    expect(all).not.toContain('.news{}');
    release();
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('grows with what a page shows, not with sheets times roots: 30 widgets, 8 of them on a page', () => {
    const features = Array.from({ length: 15 }, (_, at) => `many${at}`);
    const roots = features.slice(0, 8).map((feature) => {
      const root = createShadow();
      adoptStyles(root);
      adoptStyles(root, feature);
      return root;
    });
    const before = roots.map((root) => root.adoptedStyleSheets.length);
    for (const feature of features)
      for (let widget = 0; widget < 2; widget++)
        for (let sheet = 0; sheet < 5; sheet++)
          registerCss(`0/react/features/${feature}/widget${widget}/sheet${sheet}`, `.${feature}{}`);
    // of 150 sheets each root takes the ten of its own feature
    const grown = roots.map((root, at) => root.adoptedStyleSheets.length - (before[at] ?? 0));
    expect(grown).toEqual(roots.map(() => 10));
  });

  it('swaps the text of a module in place', () => {
    const root = createShadow();
    registerCss('0/ui/swap/swap', '.old{}');
    adoptStyles(root);
    const count = root.adoptedStyleSheets.length;
    registerCss('0/ui/swap/swap', '.new{}');
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
