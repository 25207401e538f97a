import { createThemeSheet } from '@foyer/core/theme';

/** How late a style module comes: `ui`, then what features share, then a feature, as its modules import each other. */
const layerOf = (id: string): number =>
  id.includes('/ui/src/') ? 0 : id.includes('/react/src/features/') ? 2 : 1;

/** The style modules that hold a class of this markup. */
export function usedStyles(styles: ReadonlyMap<string, string>, markup: string): string[] {
  const classes = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const holds = (code: string) => [...classes].some((name) => new RegExp(`\\b${name}\\b`).test(code));
  const ids = [...styles].filter(([id, code]) => id.endsWith('.css.ts') && holds(code)).map(([id]) => id);
  // they come in the order in which they happened to be transformed: two builds must be the same
  const rank = (id: string) => `${layerOf(id)} ${id}`;
  return ids.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const variable = /--_foyer-[\w-]+/g;
const declaration = /(--_foyer-[\w-]+):(var\(--foyer-.*?\));(?=--_foyer-|\})/g;

export interface SplitTheme {
  /** What the styles of the stage read, and the rules that choose the scheme. */
  readonly used: string;
  readonly rest: string;
}

/** The theme as two style sheet texts, by what these styles read. */
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
  if (needed.size === 0) throw new Error('The styles of the first stage read nothing of the theme.');
  const sheet = (isNeeded: boolean) =>
    `${hosts}{${[...declarations]
      .filter(([name]) => needed.has(name) === isNeeded)
      .map(([name, value]) => `${name}:${value};`)
      .join('')}}`;
  return { used: sheet(true) + rules, rest: sheet(false) };
}

/** A style sheet as the registry takes it. */
export interface StyleText {
  readonly key: string;
  readonly css: string;
}

/** The texts of style modules, for a script that must not share them with others. */
export function styleTexts(styles: ReadonlyMap<string, string>, used: readonly string[]): StyleText[] {
  return used.map((id) => {
    const [, key] = /registerCss\((".*?"), foyerCss\)/.exec(styles.get(id) ?? '') ?? [];
    const [, text = ''] = [...styles].find(([other]) => other.startsWith(`${id}.vanilla.css`)) ?? [];
    const [, css] = /^\s*export default (".*");?\s*$/s.exec(text) ?? [];
    if (!key || !css)
      throw new Error(`The styles of ${id} cannot be read from what the build makes of them.`);
    return { key: JSON.parse(key) as string, css: JSON.parse(css) as string };
  });
}
