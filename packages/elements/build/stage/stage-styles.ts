import { createThemeSheet } from '@foyer/core/theme';

/** Position of a style module in the import order: `ui`, then shared code of the features, then a feature. */
const layerOf = (id: string): number =>
  id.includes('/ui/src/') ? 0 : id.includes('/react/src/features/') ? 2 : 1;

/** The style modules with a class of this markup. */
export function usedStyles(styles: ReadonlyMap<string, string>, markup: string): string[] {
  const classes = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const holds = (code: string) => [...classes].some((name) => new RegExp(`\\b${name}\\b`).test(code));
  const ids = [...styles].filter(([id, code]) => id.endsWith('.css.ts') && holds(code)).map(([id]) => id);
  // the map has the order in which modules were transformed, which varies; two builds must be equal
  const rank = (id: string) => `${layerOf(id)} ${id}`;
  return ids.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const variable = /--_foyer-[\w-]+/g;
const declaration = /(--_foyer-[\w-]+):(var\(--foyer-.*?\));(?=--_foyer-|\})/g;

export interface SplitTheme {
  /** The variables that the styles of the stage read, and the rules that choose the scheme. */
  readonly used: string;
  readonly rest: string;
}

/** Splits the theme into two style sheets: the variables that these styles read, and the rest. */
export function splitTheme(styles: ReadonlyMap<string, string>, used: readonly string[]): SplitTheme {
  const css = [...styles]
    .filter(([id]) => used.some((own) => id.startsWith(`${own}.`)))
    .map(([, text]) => text);
  const theme = createThemeSheet();
  const [hosts = '', rules = ''] = [theme.slice(0, theme.indexOf('{')), theme.slice(theme.indexOf('}') + 1)];
  const declarations = new Map(
    [...theme.matchAll(declaration)].map(([, name = '', value = '']) => [name, value]),
  );
  const needed = new Set<string>();
  const open = css.flatMap((text) => text.match(variable) ?? []);
  for (let name = open.pop(); name; name = open.pop()) {
    const value = declarations.get(name);
    if (value === undefined || needed.has(name)) continue;
    needed.add(name);
    open.push(...(value.match(variable) ?? []));
  }
  if (needed.size === 0) throw new Error('The styles of the first stage use no variable of the theme.');
  const sheet = (isNeeded: boolean) =>
    `${hosts}{${[...declarations]
      .filter(([name]) => needed.has(name) === isNeeded)
      .map(([name, value]) => `${name}:${value};`)
      .join('')}}`;
  return { used: sheet(true) + rules, rest: sheet(false) };
}
