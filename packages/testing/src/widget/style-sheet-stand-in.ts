/** Replaces the constructable style sheets that jsdom lacks; it keeps their text, so that a test can read the sheets of a root. */
class TextSheet {
  text = '';
  replaceSync(css: string): void {
    this.text = css;
  }
}

/** Installs the replacement, once, where the browser's own is missing. */
export function installStyleSheets(): void {
  // The popups of react-aria call it.
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
  if ('adoptedStyleSheets' in Document.prototype) return;
  Object.assign(globalThis, { CSSStyleSheet: TextSheet });
  for (const prototype of [Document.prototype, ShadowRoot.prototype]) {
    const worn = new WeakMap<object, CSSStyleSheet[]>();
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      get(this: object) {
        const sheets = worn.get(this) ?? [];
        worn.set(this, sheets);
        return sheets;
      },
      set(this: object, sheets: readonly CSSStyleSheet[]) {
        worn.set(this, [...sheets]);
      },
    });
  }
}

/** Returns the text of all sheets of a root. */
export function sheetTextOf(root: ShadowRoot): string {
  return root.adoptedStyleSheets.map((sheet) => (sheet as unknown as TextSheet).text).join('\n');
}
