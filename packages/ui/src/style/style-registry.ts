/** Where styles can be adopted: a shadow root, or the document of a page that is all Foyer. */
export type StyleRoot = ShadowRoot | Document;

interface StyleRegistry {
  readonly sheets: Map<string, CSSStyleSheet>;
  /** Each root with how many users it has. */
  readonly roots: Map<StyleRoot, number>;
  /** Calculated themes by primary colour. */
  readonly themes: Map<string, string>;
  /** Says things aloud; set with the first of react-aria's primitives (`announcer.ts`), whose patched announcer asks it. */
  announcer?: Announcer;
}

/** Where react-aria says things to screen readers. */
export interface Announcer {
  readonly announce: (message: string | { readonly 'aria-labelledby': string }, tone?: Tone) => void;
  readonly clear: (tone?: Tone) => void;
}
type Tone = 'assertive' | 'polite';

const key = Symbol.for('foyer.styles');
type Holder = { [key]?: StyleRegistry };

function createRegistry(): StyleRegistry {
  const roots: StyleRegistry['roots'] = new Map();
  return { sheets: new Map(), roots, themes: new Map() };
}

/** One registry for all bundles on the page. */
function registry(): StyleRegistry {
  const holder = globalThis as Holder;
  holder[key] ??= createRegistry();
  return holder[key];
}

const canAdopt = (): boolean =>
  typeof CSSStyleSheet === 'function' &&
  typeof CSSStyleSheet.prototype.replaceSync === 'function' &&
  'adoptedStyleSheets' in Document.prototype;

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Registers the CSS of a module and gives it to every root that has adopted styles. The same id again replaces
 * the text in place. The build plugin writes these calls; nobody else needs to.
 */
export function registerCss(id: string, css: string): void {
  if (!canAdopt()) return;
  const { sheets, roots } = registry();
  const known = sheets.get(id);
  if (known !== undefined) {
    known.replaceSync(css);
    return;
  }
  const sheet = createSheet(css);
  sheets.set(id, sheet);
  for (const root of roots.keys()) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Gives a root all styles, those registered now and later. Returns the release; the last one takes them out. */
export function adoptStyles(root: StyleRoot): () => void {
  const { sheets, roots } = registry();
  const users = roots.get(root) ?? 0;
  roots.set(root, users + 1);
  if (users === 0 && canAdopt()) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets.values()];
  }
  let released = false;
  return () => {
    if (released) return;
    released = true;
    const left = (roots.get(root) ?? 1) - 1;
    if (left > 0) {
      roots.set(root, left);
      return;
    }
    roots.delete(root);
    if (!canAdopt()) return;
    const ours = new Set(sheets.values());
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
  };
}

/** Puts a sheet of its own on one root, in front of all others (a brand's theme). Returns its removal. */
export function adoptTheme(root: StyleRoot, css: string): () => void {
  if (!canAdopt()) return () => {};
  const sheet = createSheet(css);
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** The themes calculated on this page, by primary colour. */
export const knownThemes = (): Map<string, string> => registry().themes;

/** Gives react-aria its announcer, once a page; `isAdopted` tells roots of ours. */
export function setAnnouncer(create: (isAdopted: (root: StyleRoot) => boolean) => Announcer): void {
  const known = registry();
  known.announcer ??= create((root) => known.roots.has(root));
}
