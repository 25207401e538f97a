/** Root that can adopt styles: a shadow root, or the document of a page that is entirely Foyer. */
export type StyleRoot = ShadowRoot | Document;

interface StyleRegistry {
  readonly sheets: Map<string, CSSStyleSheet>;
  /** Required scopes of each root, with the number of users of each scope. */
  readonly roots: Map<StyleRoot, Map<string, number>>;
}

const key = Symbol.for('foyer.styles');
type Holder = { [key]?: StyleRegistry };

function createRegistry(): StyleRegistry {
  const roots: StyleRegistry['roots'] = new Map();
  return { sheets: new Map(), roots };
}

/** Returns the registry, shared by all bundles on the page. Later modules add more properties (`announcer.ts`, `known-themes.ts`). */
export function styleRegistry(): StyleRegistry {
  const holder = globalThis as Holder;
  holder[key] ??= createRegistry();
  return holder[key];
}

/** Whether constructable style sheets are supported; false on a server. */
const canAdopt = (): boolean => 'adoptedStyleSheets' in (globalThis.Document?.prototype ?? {});

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Returns the scope of a sheet from the path of its module: sheets of a feature are for the widgets of that feature (features never import
 * each other), those of the portal for the portal, those of `ui` and the rest of `react` for every widget, a host application's for its page.
 */
function scopeOf(id: string): string {
  const [, feature, portal] = /\/react\/(?:features\/([^/]+)|(portal))\//.exec(id) ?? [];
  return feature ?? portal ?? (/^[^/]+\/(ui|react)\//.test(id) ? everyWidget : 'page');
}
const everyWidget = 'every widget';

/** Whether a root needs a sheet: its scopes include that of the sheet; a document also needs the sheets of its page. */
function wants(root: StyleRoot, scopes: ReadonlyMap<string, number>, id: string): boolean {
  const scope = scopeOf(id);
  return scopes.has(scope) || (scope === 'page' && root.nodeType === 9);
}

/**
 * Registers the CSS of a module and adds it to the roots that need it. The same id again replaces the text in place.
 * The build plugin generates these calls; nobody else needs to make them.
 */
export function registerCss(id: string, css: string): void {
  if (!canAdopt()) return;
  const { sheets, roots } = styleRegistry();
  const existing = sheets.get(id);
  if (existing !== undefined) {
    existing.replaceSync(css);
    return;
  }
  const sheet = createSheet(css);
  sheets.set(id, sheet);
  for (const [root, scopes] of roots) if (wants(root, scopes, id)) root.adoptedStyleSheets.push(sheet);
}

/** Updates the adopted sheets of a root to those it needs; sheets of others are kept. */
function applySheets(root: StyleRoot, scopes: ReadonlyMap<string, number>): void {
  if (!canAdopt()) return;
  const { sheets } = styleRegistry();
  const ours = new Set(sheets.values());
  const needed = scopes.size > 0 ? [...sheets].filter(([id]) => wants(root, scopes, id)) : [];
  root.adoptedStyleSheets = [
    ...root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet)),
    ...needed.map(([, sheet]) => sheet),
  ];
}

/**
 * Adds the styles of every widget, or those of one feature, to a root, registered now or later. Returns a function that
 * releases them; the last release removes them.
 */
export function adoptStyles(root: StyleRoot, feature: string = everyWidget): () => void {
  const { roots } = styleRegistry();
  const scopes = roots.get(root) ?? new Map<string, number>();
  const users = scopes.get(feature) ?? 0;
  roots.set(root, scopes.set(feature, users + 1));
  if (users === 0) applySheets(root, scopes);
  let released = false;
  return () => {
    if (released) return;
    released = true;
    const left = (scopes.get(feature) ?? 1) - 1;
    if (left > 0) {
      scopes.set(feature, left);
      return;
    }
    scopes.delete(feature);
    if (scopes.size === 0) roots.delete(root);
    applySheets(root, scopes);
  };
}

/** Adds a separate sheet to one root, before all others (a brand's theme). Returns a function that removes it. */
export function adoptTheme(root: StyleRoot, css: string): () => void {
  if (!canAdopt()) return () => {};
  const sheet = createSheet(css);
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
