/** Keeps the text of a constructable style sheet as it is written; jsdom's own parses it and drops what it does not know. */
class TextSheet {
  text = '';
  replaceSync(css: string): void {
    this.text = css;
  }
}

/** Replaces jsdom's constructable style sheets, once. */
export function installStyleSheets(): void {
  // The popups of react-aria call it.
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
  if ((globalThis.CSSStyleSheet as unknown) === TextSheet) return;
  Object.assign(globalThis, { CSSStyleSheet: TextSheet });
  for (const prototype of [Document.prototype, ShadowRoot.prototype]) {
    const worn = new WeakMap<object, CSSStyleSheet[]>();
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      configurable: true,
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
