import type { FeatureSpec, WidgetSpec } from '@foyer/react/internal';
import { features } from '@foyer/react/registry';
import type { Plugin } from 'vite';
import { commonAttributes } from '../src/common-attributes.ts';

const widgets = features.flatMap((feature) => feature.widgets.map((widget) => ({ feature, widget })));
const className = (widget: WidgetSpec) => `Foyer${widget.name}Element`;
const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const typeOf = (type: string) => (type === 'object' ? 'unknown' : type);

/** Sizes before a widget is there, so that nothing shifts. The page may link it; it styles undefined elements only. */
export function sizeStyles(): string {
  return widgets
    .flatMap(({ widget: { tag, minBlockSize, compactBlockSize } }) => [
      `foyer-${tag}:not(:defined){display:block;min-block-size:${minBlockSize}}`,
      ...(compactBlockSize
        ? [`foyer-${tag}[compact]:not(:defined){min-block-size:${compactBlockSize}}`]
        : []),
    ])
    .join('\n');
}

function declaration({ feature, widget }: { feature: FeatureSpec; widget: WidgetSpec }) {
  const attributes = [
    ...Object.entries(widget.attributes)
      .filter(([, spec]) => spec.type !== 'object')
      .map(([name, spec]) => ({
        name,
        fieldName: camel(name),
        description: spec.description,
        type: { text: typeOf(spec.type) },
        ...(spec.default === undefined ? {} : { default: JSON.stringify(spec.default) }),
      })),
    ...Object.entries(commonAttributes).map(([name, description]) => ({
      name,
      description,
      type: { text: 'string' },
    })),
  ];
  return {
    kind: 'class',
    customElement: true,
    name: className(widget),
    tagName: `foyer-${widget.tag}`,
    summary: widget.summary,
    status: widget.status,
    access: widget.access,
    feature: feature.name,
    attributes,
    members: Object.entries(widget.attributes).map(([name, spec]) => ({
      kind: 'field',
      name: camel(name),
      description: spec.description,
      type: { text: typeOf(spec.type) },
    })),
    events: Object.entries(widget.events).map(([name, spec]) => ({
      name: `foyer-${name}`,
      description: spec.description,
      type: { text: `CustomEvent<${spec.detail}>` },
    })),
    cssParts: widget.parts.map((name) => ({ name })),
  };
}

/** The Custom Elements Manifest. @see https://github.com/webcomponents/custom-elements-manifest, schema 1.0.0 */
export function customElementsManifest(): object {
  return {
    schemaVersion: '1.0.0',
    modules: widgets.map((each) => ({
      kind: 'javascript-module',
      path: `widgets/${each.widget.tag}.js`,
      declarations: [declaration(each)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: `foyer-${each.widget.tag}`,
          declaration: { name: className(each.widget) },
        },
      ],
    })),
  };
}

function elementInterface(widget: WidgetSpec): string {
  const fields = Object.entries(widget.attributes).map(
    ([name, spec]) => `  /** ${spec.description} */\n  ${camel(name)}?: ${typeOf(spec.type)};`,
  );
  return `/** ${widget.summary} */\nexport interface ${className(widget)} extends HTMLElement {\n${fields.join('\n')}\n}`;
}

function markupAttributes(widget: WidgetSpec): string {
  const own = Object.entries(widget.attributes)
    .filter(([, spec]) => spec.type !== 'object')
    .map(([name, spec]) => `'${name}'?: ${typeOf(spec.type)}`);
  const common = Object.keys(commonAttributes).map((name) => `'${name}'?: string`);
  return `{ ${[...own, ...common].join('; ')} }`;
}

function eventMap(): string {
  const events = new Map(
    widgets.flatMap(({ widget }) =>
      Object.entries(widget.events).map(([name, spec]): [string, string] => [`foyer-${name}`, spec.detail]),
    ),
  );
  return [...events].map(([name, detail]) => `    '${name}': CustomEvent<${detail}>;`).join('\n');
}

/** Typings of the elements for the DOM, React's JSX, Vue and Svelte; Angular reads the DOM's. */
export function elementTypings(): string {
  const list = (write: (widget: WidgetSpec) => string) =>
    widgets.map(({ widget }) => `    ${write(widget)}`).join('\n');
  return `/** Somewhere in the portal. */
export interface NavigationTarget { route: string; params?: Record<string, string>; query?: Record<string, string> }
${widgets.map(({ widget }) => elementInterface(widget)).join('\n')}
type Markup<A> = A & { id?: string; class?: string; slot?: string; ref?: unknown; key?: string | number };
export interface FoyerMarkup {
${list((widget) => `'foyer-${widget.tag}': Markup<${markupAttributes(widget)}>;`)}
}
declare global {
  interface HTMLElementTagNameMap {
${list((widget) => `'foyer-${widget.tag}': ${className(widget)};`)}
  }
  interface GlobalEventHandlersEventMap {
${eventMap()}
  }
  namespace svelteHTML { interface IntrinsicElements extends FoyerMarkup {} }
}
declare module 'react' { namespace JSX { interface IntrinsicElements extends FoyerMarkup {} } }
declare module 'vue' { interface GlobalComponents extends FoyerMarkup {} }
`;
}

/** Emits `foyer.css`, `custom-elements.json` and `foyer.d.ts` beside the scripts. */
export function elementDocs(): Plugin {
  return {
    name: 'foyer-element-docs',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'foyer.css', source: sizeStyles() });
      this.emitFile({
        type: 'asset',
        fileName: 'custom-elements.json',
        source: JSON.stringify(customElementsManifest(), null, 2),
      });
      this.emitFile({ type: 'asset', fileName: 'foyer.d.ts', source: elementTypings() });
    },
  };
}
