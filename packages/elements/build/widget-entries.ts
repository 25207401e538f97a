import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FeatureSpec, WidgetSpec } from '@foyer/react/internal';
import { features, manifestText } from '@foyer/react/registry';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');
/** What the ids of the entries begin with. */
export const widgetEntry = 'virtual:foyer-widget/';

/** Every widget's tag. */
export const widgetTags: readonly string[] = features.flatMap(({ widgets }) => widgets.map(({ tag }) => tag));

/** Entry name -> module id: `widgets/<tag>` for each widget. */
export const widgetEntries: Record<string, string> = Object.fromEntries(
  widgetTags.map((tag) => [`widgets/${tag}`, `${widgetEntry}${tag}`]),
);

const target = /import\(\s*['"`]([^'"`]+)['"`]\s*\)\s*\.then\(\s*\(?\w+\)?\s*=>\s*\w+\.(\w+)/;

/** What a manifest's thunk loads: a module, as an absolute path, and one of its exports. */
function loadedBy(feature: FeatureSpec, thunk: () => Promise<unknown>): { path: string; name: string } {
  const [, relative = '', name = ''] = target.exec(thunk.toString()) ?? [];
  const path = join(root, 'packages/react/src/features', feature.name, relative);
  if (name === '' || !existsSync(path)) {
    throw new Error(
      `The manifest of ${feature.name} must load by \`() => import('./…').then((module) => module.…)\`: ${thunk.toString()}`,
    );
  }
  return { path, name };
}

interface WidgetCode {
  readonly imports: string;
  /** The widget as an expression, for a module with these imports. */
  readonly widget: string;
  readonly spec: WidgetSpec;
  readonly featureName: string;
  /** What paints it without React, as an import of `light`; of a light widget only. */
  readonly lightImport: string;
}

/** The tags of what is painted without React (decision 0444). */
export const lightTags: readonly string[] = features.flatMap(({ widgets }) =>
  widgets.filter(({ isLight }: WidgetSpec) => isLight).map(({ tag }) => tag),
);

/** What stands beside a light widget by its tag: `light-cart-badge.ts` with `lightCartBadge`. */
function lightImport(tag: string, viewPath: string): string {
  const path = join(dirname(viewPath), `light-${tag}.ts`);
  if (!existsSync(path)) throw new Error(`The light widget ${tag} must have ${path}.`);
  const name = `light-${tag}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `import { ${name} as light } from ${JSON.stringify(path)};`;
}

/** A widget as source text. Its code and German texts come along, instead of one more round trip. */
export function widgetCode(tag: string): WidgetCode {
  const feature = features.find(({ widgets }) => widgets.some((widget) => widget.tag === tag));
  const widget = feature?.widgets.find((each) => each.tag === tag);
  if (!feature || !widget) throw new Error(`There is no widget ${tag}.`);
  const view = loadedBy(feature, widget.load);
  const texts = loadedBy(feature, widget.messages);
  return {
    imports: `
    import { ${view.name} as view } from ${JSON.stringify(view.path)};
    import { ${texts.name} as texts } from ${JSON.stringify(texts.path)};`,
    widget: `{ ...${manifestText(widget)}, load: async () => view, messages: async () => texts }`,
    spec: widget,
    featureName: feature.name,
    lightImport: widget.isLight ? lightImport(tag, view.path) : '',
  };
}

function entryCode(tag: string): string {
  const { imports, widget } = widgetCode(tag);
  return `
    import { defineElement } from ${JSON.stringify(join(root, 'packages/elements/src/define-element.ts'))};
    ${imports}
    defineElement(${widget});
  `;
}

/** One entry per widget of the registry, each defining its element. */
export function widgetEntryModules(): Plugin {
  return {
    name: 'foyer-widget-entries',
    resolveId: (id) => (id.startsWith(widgetEntry) ? id : undefined),
    load: (id) => (id.startsWith(widgetEntry) ? entryCode(id.slice(widgetEntry.length)) : undefined),
  };
}
