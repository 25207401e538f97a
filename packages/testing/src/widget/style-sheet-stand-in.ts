/** jsdom has no constructable style sheets; this keeps their text, so that a test can ask which a root wears. */
class TextSheet {
  text = '';
  replaceSync(css: string): void {
    this.text = css;
  }
}

/** Puts the stand-in in place, once, where the browser's own is missing. */
export function installStyleSheets(): void {
  // react-aria's popups ask for it.
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

/** The text of all sheets a root wears. */
export function sheetTextOf(root: ShadowRoot): string {
  return root.adoptedStyleSheets.map((sheet) => (sheet as unknown as TextSheet).text).join('\n');
}
