import type { Plugin, PluginOption } from 'vite';
import { lightTags, widgetCode } from '../widget-entries.ts';
import { type BakedLight, bakeLight } from './bake-light.ts';
import { drawInNode, packagePath } from './draw-in-node.ts';
import type { RenderedLight } from './render-light.tsx';
import { type StyleText, splitTheme, styleTexts, usedStyles } from './stage-styles.ts';

/** What the ids of the entries begin with. */
export const lightEntry = 'virtual:foyer-light/';

/** Entry name -> module id: `stages/<tag>` for each light widget. */
export const lightEntries: Record<string, string> = Object.fromEntries(
  lightTags.map((tag) => [`stages/${tag}`, `${lightEntry}${tag}`]),
);

/** Renders a widget with and without addresses of the page. */
function renderCode(tag: string): string {
  const { imports, widget, lightImport } = widgetCode(tag);
  return `
    import { renderLight } from ${packagePath('elements/build/stage/render-light.tsx')};
    ${imports}
    ${lightImport}
    const widget = ${widget};
    export const linked = await renderLight(widget, light, true);
    export const plain = await renderLight(widget, light, false);
  `;
}

interface Drawn {
  readonly linked: RenderedLight;
  readonly plain: RenderedLight;
}

function entryCode(tag: string, baked: BakedLight, styles: readonly StyleText[], theme: string): string {
  const { lightImport, featureName, spec } = widgetCode(tag);
  return `
    import { createLightPainter } from ${packagePath('elements/src/stage/paint-light.ts')};
    import { reserveHeight } from ${packagePath('react/src/widget/reserve-height.ts')};
    import { adoptLightTheme } from ${packagePath('react/src/widget/light-theme.ts')};
    import { adoptStyles, adoptTheme, registerCss } from ${packagePath('ui/src/style/style-registry.ts')};
    ${lightImport}
    ${styles.map(({ key, css }) => `registerCss(${JSON.stringify(key)}, ${JSON.stringify(css)});`).join('\n')}
    const dress = (root) => {
      const theme = adoptLightTheme(root, ${theme});
      const removals = [
        adoptStyles(root),
        adoptStyles(root, ${JSON.stringify(featureName)}),
        reserveHeight(root, { minBlockSize: ${JSON.stringify(spec.minBlockSize)} }),
      ];
      let isSettled = false;
      const settle = () => {
        if (!isSettled) removals.push(adoptTheme(root, ':host::after{content:none!important}'));
        isSettled = true;
      };
      return { removals, theme, settle };
    };
    export const paint = createLightPainter({ ...light, ...${JSON.stringify(baked)}, dress });
  `;
}

/** The entries of the light widgets: what React draws of them, found out by having it draw it, with styles and theme of their own. */
export async function lightStageModules(plugins: () => PluginOption[]): Promise<Plugin> {
  const codes = new Map<string, string>();
  for (const tag of lightTags) {
    const styles = new Map<string, string>();
    const drawn = await drawInNode<Drawn>(renderCode(tag), plugins(), styles);
    const markup = [...Object.values(drawn.plain.templates), ...Object.values(drawn.linked.templates)].join(
      '',
    );
    const used = usedStyles(styles, markup);
    const theme = JSON.stringify(splitTheme(styles, used).used);
    codes.set(lightEntry + tag, entryCode(tag, bakeLight(drawn), styleTexts(styles, used), theme));
  }
  return {
    name: 'foyer-light-stages',
    resolveId: (id) => (codes.has(id) ? id : undefined),
    load: (id) => codes.get(id),
  };
}
