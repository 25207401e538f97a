import type { Plugin, PluginOption } from 'vite';
import { widgetCode } from '../widget-entries.ts';
import { type BakedStage, bakeStage } from './bake-stage.ts';
import { drawInNode, packagePath, virtual } from './draw-in-node.ts';
import type { RenderedStage } from './render-stage.tsx';
import { type SplitTheme, splitTheme, usedStyles } from './stage-styles.ts';

/** The entry of the painter. */
export const stageEntry = 'virtual:foyer-stage';
/** The part of the theme that the stage's styles read; the rest is loaded with React. */
const themeId = 'virtual:foyer-stage-theme';
const defaultThemeId = 'virtual:foyer-default-theme';
/** The widget that is painted. */
export const stagedTag = 'login';

/** Renders the widget with and without addresses of the page. */
function renderCode(): string {
  const { imports, widget } = widgetCode(stagedTag);
  return `
    import { renderStage } from ${packagePath('elements/build/stage/render-stage.tsx')};
    ${imports}
    const widget = ${widget};
    export const linked = await renderStage(widget, true);
    export const plain = await renderStage(widget, false);
  `;
}

interface Drawn {
  readonly linked: RenderedStage;
  readonly plain: RenderedStage;
}

/** The modules of the theme's two parts. */
const themeModules = ({ used, rest }: SplitTheme): Plugin[] => [
  virtual(themeId, () => `export let stageTheme = ${JSON.stringify(used)};`),
  virtual(
    defaultThemeId,
    () => `import { stageTheme } from ${JSON.stringify(themeId)};
    export let defaultTheme = stageTheme + ${JSON.stringify(rest)};`,
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
    import { createLoginPainter, offerPainter } from ${packagePath('elements/src/stage/paint-login.ts')};
    import { reserveHeight } from ${packagePath('react/src/widget/space/reserve-height.ts')};
    import { adoptStyles, adoptTheme } from ${packagePath('ui/src/style/style-registry.ts')};
    import { stageTheme } from ${JSON.stringify(themeId)};
    ${styles.map((id) => `import ${JSON.stringify(id)};`).join('\n')}
    const addStyles = (root) => [
      adoptStyles(root),
      adoptStyles(root, ${JSON.stringify(widgetCode(stagedTag).featureName)}),
      adoptTheme(root, '[aria-disabled]{opacity:.6}'),
      adoptTheme(root, stageTheme),
      reserveHeight(root, { minBlockSize: ${JSON.stringify(minBlockSize)} }),
    ];
    offerPainter(createLoginPainter({ ...${JSON.stringify(baked)}, addStyles }));
  `;
}

/** Creates the modules of the first stage: the login's markup, which React renders during the build, and the theme in two parts. */
export async function firstStageModules(plugins: () => PluginOption[]): Promise<() => Plugin[]> {
  const styles = new Map<string, string>();
  const drawn = await drawInNode<Drawn>(renderCode(), plugins(), styles);
  const used = usedStyles(styles, drawn.plain.template + drawn.linked.template);
  const code = stageCode(bakeStage(drawn), used);
  const theme = splitTheme(styles, used);
  return () => [virtual(stageEntry, () => code), ...themeModules(theme)];
}
