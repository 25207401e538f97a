/** Where styles can be adopted: a shadow root, or the document of a page that is all Foyer. */
export type StyleRoot = ShadowRoot | Document;

interface StyleRegistry {
  readonly sheets: Map<string, CSSStyleSheet>;
  /** Each root with the scopes it needs, and how many users need each. */
  readonly roots: Map<StyleRoot, Map<string, number>>;
}

const key = Symbol.for('foyer.styles');
type Holder = { [key]?: StyleRegistry };

function createRegistry(): StyleRegistry {
  const roots: StyleRegistry['roots'] = new Map();
  return { sheets: new Map(), roots };
}

/** One registry for all bundles on the page. What comes later keeps more there (`announcer.ts`, `known-themes.ts`). */
export function styleRegistry(): StyleRegistry {
  const holder = globalThis as Holder;
  holder[key] ??= createRegistry();
  return holder[key];
}

/** Not on a server, and not in a browser that cannot make sheets either. */
const canAdopt = (): boolean => 'adoptedStyleSheets' in (globalThis.Document?.prototype ?? {});

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Which roots need a sheet, told from where its module lies: a feature's are for that feature's widgets (features never
 * import each other), those of `ui` and the rest of `react` for every widget, a host application's own for its page alone.
 */
function scopeOf(id: string): string {
  const [, feature] = /\/react\/features\/([^/]+)\//.exec(id) ?? [];
  return feature ?? (/^[^/]+\/(ui|react)\//.test(id) ? everyWidget : 'page');
}
const everyWidget = 'every widget';

/** A feature's sheets are for its widgets' roots alone; a page has its own beside those of the kit. */
function wants(root: StyleRoot, scopes: ReadonlyMap<string, number>, id: string): boolean {
  const scope = scopeOf(id);
  return scopes.has(scope) || (scope === 'page' && root.nodeType === 9);
}

/**
 * Registers the CSS of a module and gives it to the roots that need it. The same id again replaces the text in place.
 * The build plugin writes these calls; nobody else needs to.
 */
export function registerCss(id: string, css: string): void {
  if (!canAdopt()) return;
  const { sheets, roots } = styleRegistry();
  const known = sheets.get(id);
  if (known !== undefined) {
    known.replaceSync(css);
    return;
  }
  const sheet = createSheet(css);
  sheets.set(id, sheet);
  for (const [root, scopes] of roots) if (wants(root, scopes, id)) root.adoptedStyleSheets.push(sheet);
}

/** Brings what a root wears up to what it needs; sheets of others stay. */
function dress(root: StyleRoot, scopes: ReadonlyMap<string, number>): void {
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
 * Gives a root the styles of every widget, or those of one feature, registered now and later. Returns the release; the
 * last one takes them out.
 */
export function adoptStyles(root: StyleRoot, feature: string = everyWidget): () => void {
  const { roots } = styleRegistry();
  const scopes = roots.get(root) ?? new Map<string, number>();
  const users = scopes.get(feature) ?? 0;
  roots.set(root, scopes.set(feature, users + 1));
  if (users === 0) dress(root, scopes);
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
    dress(root, scopes);
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
