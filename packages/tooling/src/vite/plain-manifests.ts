import { pathToFileURL } from 'node:url';
import type { FeatureSpec, WidgetSpec } from '@foyer/react/internal';
import { manifestText } from '@foyer/react/registry';
import type { Plugin } from 'vite';

const isWidget = (value: unknown): value is WidgetSpec =>
  typeof value === 'object' && value !== null && 'tag' in value;
const isFeature = (value: unknown): value is FeatureSpec =>
  typeof value === 'object' && value !== null && 'widgets' in value;

function written(exported: string, value: unknown, names: ReadonlyMap<unknown, string>): string {
  if (isWidget(value)) {
    const { load, messages } = value;
    return `export const ${exported} = { ...${manifestText(value)}, load: ${load}, messages: ${messages} };`;
  }
  if (isFeature(value)) {
    const { name, widgets } = value;
    const list = widgets.map((widget) => names.get(widget)).join(', ');
    return `export const ${exported} = { name: ${JSON.stringify(name)}, widgets: [${list}] };`;
  }
  throw new Error(`A manifest may export only widgets and a feature; ${exported} is neither.`);
}

/** Leaves what only docs and typings need out of the widgets' manifests, as the elements' build does. */
export function plainManifests(): Plugin {
  return {
    name: 'foyer-plain-manifests',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/features\/[\w-]+\/[\w-]+\.manifest\.ts$/ },
      async handler(_, id) {
        const module = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
        // a feature names its widgets
        const exported = Object.entries(module).sort(
          ([, one], [, other]) => +isFeature(one) - +isFeature(other),
        );
        const names = new Map(exported.map(([name, value]) => [value, name]));
        return { code: exported.map(([name, value]) => written(name, value, names)).join('\n'), map: null };
      },
    },
  };
}
