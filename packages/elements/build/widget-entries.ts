import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureSpec } from '@foyer/react/internal';
import { features } from '@foyer/react/registry';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');
const prefix = 'virtual:foyer-widget/';

/** Every widget's tag. */
export const widgetTags: readonly string[] = features.flatMap(({ widgets }) => widgets.map(({ tag }) => tag));

/** Entry name -> module id: `widgets/<tag>` for each widget. */
export const widgetEntries: Record<string, string> = Object.fromEntries(
  widgetTags.map((tag) => [`widgets/${tag}`, `${prefix}${tag}`]),
);

const target = /import\(\s*['"`]([^'"`]+)['"`]\s*\)/;

/** The module a manifest's thunk imports, as an absolute path. */
function importedBy(feature: FeatureSpec, thunk: () => Promise<unknown>): string {
  const relative = target.exec(thunk.toString())?.[1];
  const path = join(root, 'packages/react/src/features', feature.name, relative ?? '');
  if (!relative || !existsSync(path)) {
    throw new Error(
      `The manifest of ${feature.name} must load by \`() => import('./…')\`: ${thunk.toString()}`,
    );
  }
  return path;
}

function entryCode(tag: string): string {
  const feature = features.find(({ widgets }) => widgets.some((widget) => widget.tag === tag));
  const widget = feature?.widgets.find((each) => each.tag === tag);
  if (!feature || !widget) throw new Error(`There is no widget ${tag}.`);
  const manifest = join(root, 'packages/react/src/features', feature.name, `${feature.name}.manifest.ts`);
  return `
    import { defineElement } from ${JSON.stringify(join(root, 'packages/elements/src/define-element.ts'))};
    import * as manifest from ${JSON.stringify(manifest)};
    // the widget's code and German texts come along, instead of one more round trip
    export * as view from ${JSON.stringify(importedBy(feature, widget.load))};
    export * as texts from ${JSON.stringify(importedBy(feature, feature.messages))};
    const feature = Object.values(manifest).find((each) => each.name === ${JSON.stringify(feature.name)} && each.widgets);
    defineElement(feature, feature.widgets.find((each) => each.tag === ${JSON.stringify(tag)}));
  `;
}

/** One entry per widget of the registry, each defining its element. */
export function widgetEntryModules(): Plugin {
  return {
    name: 'foyer-widget-entries',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load: (id) => (id.startsWith(prefix) ? entryCode(id.slice(prefix.length)) : undefined),
  };
}
