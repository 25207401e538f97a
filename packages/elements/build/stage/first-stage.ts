import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createThemeSheet } from '@foyer/core/theme';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { widgetCode } from '../widget-entries.ts';
import { type BakedStage, bakeStage } from './bake-stage.ts';
import type { RenderedStage } from './render-stage.tsx';

const root = join(import.meta.dirname, '../../../..');
const renderId = 'virtual:foyer-stage-render';
/** The entry that paints. */
export const stageEntry = 'virtual:foyer-stage';
/** The theme, of which the stage brings what its styles read and the rest comes with React. */
const themeId = 'virtual:foyer-stage-theme';
const defaultThemeId = 'virtual:foyer-default-theme';
/** The widget that is painted. */
export const stagedTag = 'login';

const path = (place: string) => JSON.stringify(join(root, 'packages', place));

/** Renders the widget with and without addresses of the page. */
function renderCode(): string {
  const { imports, widget } = widgetCode(stagedTag);
  return `
    import { renderStage } from ${path('elements/build/stage/render-stage.tsx')};
    ${imports}
    const widget = ${widget};
    export const linked = await renderStage(widget, true);
    export const plain = await renderStage(widget, false);
  `;
}

function virtual(id: string, code: () => string): Plugin {
  return {
    name: `foyer-stage ${id}`,
    resolveId: (wanted) => (wanted === id ? id : undefined),
    load: (wanted) => (wanted === id ? code() : undefined),
  };
}

/** Notes what every style module comes to, and its CSS. */
function noteStyles(styles: Map<string, string>): Plugin {
  return {
    name: 'foyer-stage-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\.ts(\.vanilla\.css|$)/ },
      handler(code, id) {
        styles.set(id, code);
      },
    },
  };
}

interface Drawn {
  readonly linked: RenderedStage;
  readonly plain: RenderedStage;
}

/** Builds the widget as it is, for Node, and has React draw it. */
async function draw(plugins: PluginOption[], styles: Map<string, string>): Promise<Drawn> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [virtual(renderId, renderCode), ...plugins, noteStyles(styles)],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: {
        input: { render: renderId },
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const folder = join(root, 'node_modules/.cache/foyer');
  const file = join(folder, `stage-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, output[0].code);
  try {
    return (await import(pathToFileURL(file).href)) as Drawn;
  } finally {
    rmSync(file);
  }
}

/** The style modules that hold a class of the markup. */
function usedStyles(styles: ReadonlyMap<string, string>, { plain, linked }: Drawn): string[] {
  const classes = new Set(
    [...`${plain.template}${linked.template}`.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    ),
  );
  const holds = (code: string) => [...classes].some((name) => new RegExp(`\\b${name}\\b`).test(code));
  const ids = [...styles].filter(([id, code]) => id.endsWith('.css.ts') && holds(code)).map(([id]) => id);
  // they come in the order in which they happened to be transformed: two builds must be the same, `ui` before who uses it
  const rank = (id: string) => `${id.includes('/ui/src/') ? 0 : 1} ${id}`;
  return ids.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const variable = /--_foyer-[\w-]+/g;
const declaration = /(--_foyer-[\w-]+):(var\(--foyer-.*?\));(?=--_foyer-|\})/g;

interface SplitTheme {
  /** What the styles of the stage read, and the rules that choose the scheme. */
  readonly used: string;
  readonly rest: string;
}

/** The theme as two style sheet texts, by what these styles read. */
function splitTheme(styles: ReadonlyMap<string, string>, used: readonly string[]): SplitTheme {
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

/** How a theme's text is written with fewer letters, and what makes it whole again. */
interface ThemeShorthand {
  readonly shortTheme: (css: string) => string;
  readonly longTheme: string;
}

/** The modules that hold the theme's two parts. */
const themeModules = ({ used, rest }: SplitTheme, { shortTheme, longTheme }: ThemeShorthand): Plugin[] => [
  virtual(
    themeId,
    () => `export let longTheme = (css) => css${longTheme};
    export let stageTheme = longTheme(${shortTheme(used)});`,
  ),
  virtual(
    defaultThemeId,
    () => `import { longTheme, stageTheme } from ${JSON.stringify(themeId)};
    export let defaultTheme = stageTheme + longTheme(${shortTheme(rest)});`,
  ),
  {
    name: 'foyer-stage-default-theme',
    enforce: 'pre',
    resolveId: (wanted) => (wanted.endsWith('/default-theme.ts') ? defaultThemeId : undefined),
  },
];

function stageCode(baked: BakedStage, styles: readonly string[]): string {
  const { minBlockSize } = widgetCode(stagedTag).spec;
  return `
    import { createLoginPainter, offerPainter } from ${path('elements/src/stage/paint-login.ts')};
    import { reserveHeight } from ${path('react/src/widget/reserve-height.ts')};
    import { adoptStyles, adoptTheme } from ${path('ui/src/style/style-registry.ts')};
    import { stageTheme } from ${JSON.stringify(themeId)};
    ${styles.map((id) => `import ${JSON.stringify(id)};`).join('\n')}
    const dress = (root) => [
      adoptStyles(root),
      adoptStyles(root, ${JSON.stringify(widgetCode(stagedTag).featureName)}),
      adoptTheme(root, '[aria-disabled]{opacity:.6}'),
      adoptTheme(root, stageTheme),
      reserveHeight(root, { minBlockSize: ${JSON.stringify(minBlockSize)} }),
    ];
    offerPainter(createLoginPainter({ ...${JSON.stringify(baked)}, dress }));
  `;
}

/** The entry of the first stage: what React draws of the login, found out by having it draw it; and the theme in its two parts. */
export async function firstStageModules(
  plugins: () => PluginOption[],
  shorthand: ThemeShorthand,
): Promise<() => Plugin[]> {
  const styles = new Map<string, string>();
  const drawn = await draw(plugins(), styles);
  const used = usedStyles(styles, drawn);
  const code = stageCode(bakeStage(drawn), used);
  const theme = splitTheme(styles, used);
  return () => [virtual(stageEntry, () => code), ...themeModules(theme, shorthand)];
}
