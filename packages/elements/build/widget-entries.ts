import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureSpec, WidgetSpec } from '@foyer/react/internal';
import { features, manifestText } from '@foyer/react/registry';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');
/** Prefix of the entries' module ids. */
export const widgetEntry = 'virtual:foyer-widget/';

/** Every widget's tag. */
export const widgetTags: readonly string[] = features.flatMap(({ widgets }) => widgets.map(({ tag }) => tag));

/** The widget whose script is built separately (badge-script.ts): its React part is a script that is loaded when it is needed. */
export const apartTag = 'cart-badge';

/** Entry name -> module id: `widgets/<tag>` for each widget, `react/<tag>` for the React part of the one that is built separately. */
export const widgetEntries: Record<string, string> = Object.fromEntries(
  widgetTags.map((tag) => [`${tag === apartTag ? 'react' : 'widgets'}/${tag}`, `${widgetEntry}${tag}`]),
);

const target = /import\(\s*['"`]([^'"`]+)['"`]\s*\)\s*\.then\(\s*\(?\w+\)?\s*=>\s*\w+\.(\w+)/;

/** Finds the module that a manifest's thunk loads, as an absolute path, and the name of the export. */
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
}

/** Returns the source text of a widget. It imports the widget's code and German texts statically, which saves one round trip. */
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
  };
}

function entryCode(tag: string): string {
  const { imports, widget } = widgetCode(tag);
  const [name, use] =
    tag === apartTag
      ? ['createRenderer', `export const rendererOf = (stage) => createRenderer(${widget}, () => stage);`]
      : ['defineElement', `defineElement(${widget});`];
  return `
    import { ${name} } from ${JSON.stringify(join(root, 'packages/elements/src/define-element.ts'))};
    ${imports}
    ${use}
  `;
}

/** One entry per widget of the registry. */
export function widgetEntryModules(): Plugin {
  return {
    name: 'foyer-widget-entries',
    resolveId: (id) => (id.startsWith(widgetEntry) ? id : undefined),
    load: (id) => (id.startsWith(widgetEntry) ? entryCode(id.slice(widgetEntry.length)) : undefined),
  };
}
