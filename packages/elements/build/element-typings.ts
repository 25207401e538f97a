import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetSpec } from '@foyer/react/internal';
import { camel, className, commonEvents, commons, pageEvents, typeText, widgets } from './widget-list.ts';

/** Properties every `HTMLElement` has by the same name; a subtype may not make them optional. */
const native = new Set(['autofocus', 'title', 'hidden', 'lang', 'dir']);
const orNothing = (name: string, type: string) => (native.has(name) ? type : `${type} | null | undefined`);

function elementInterface(widget: WidgetSpec): string {
  const fields = Object.entries(widget.attributes).map(([name, spec]) => {
    const prop = camel(name);
    return `  /** ${spec.description} */\n  ${prop}: ${orNothing(prop, typeText(spec))};`;
  });
  return `/** ${widget.summary} */
export interface ${className(widget)} extends FoyerElement {
${fields.join('\n')}
}`;
}

function attributesText(widget: WidgetSpec): string {
  const own = Object.entries(widget.attributes)
    .filter(([, { type }]) => type !== 'object')
    .map(([name, spec]) => `'${name}'?: ${typeText(spec)} | undefined`);
  const events = Object.keys(widget.events).map(
    (name) => `'onfoyer-${name}'?: Handler<'foyer-${name}'> | undefined`,
  );
  return `CommonAttributes & { ${[...own, ...events].join('; ')} }`;
}

function eventMap(): string {
  const events = new Map([
    ...[...commonEvents, ...pageEvents].map(({ name, detail }): [string, string] => [name, detail]),
    ...widgets.flatMap(({ widget }) =>
      Object.entries(widget.events).map(([name, { detail }]): [string, string] => [name, detail]),
    ),
  ]);
  return [...events].map(([name, detail]) => `  'foyer-${name}': CustomEvent<${detail}>;`).join('\n');
}

const list = (write: (widget: WidgetSpec) => string) =>
  widgets.map(({ widget }) => `  'foyer-${widget.tag}': ${write(widget)};`).join('\n');

/** The types of `Foyer` and of its events' details, as source text, which imports nothing. */
const hostTypes = (): string => readFileSync(join(import.meta.dirname, '../src/host/foyer-host.ts'), 'utf8');

/** `foyer.d.ts`: the elements for the DOM. It needs nothing but TypeScript's own DOM types. */
export function elementTypings(): string {
  return `/** A place in the portal: route, parameters and query. */
export interface NavigationTarget {
  readonly route: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}
${hostTypes()}/** Properties of every element. */
export interface FoyerElement extends HTMLElement {
${commons.map(({ name, description, type }) => `  /** ${description} */\n  ${name}: ${orNothing(name, type)};`).join('\n')}
}
${widgets.map(({ widget }) => elementInterface(widget)).join('\n')}
/** The elements by tag. */
export interface FoyerElements {
${list(className)}
}
/** The events by name. All bubble and cross shadow roots. */
export interface FoyerEvents {
${eventMap()}
}
type Handler<N extends keyof FoyerEvents> = (event: FoyerEvents[N]) => void;
interface CommonAttributes {
${commons.map(({ name, type }) => `  ${name}?: ${type} | undefined;`).join('\n')}
${commonEvents.map(({ name }) => `  'onfoyer-${name}'?: Handler<'foyer-${name}'> | undefined;`).join('\n')}
}
/** The attributes by tag, as they are written in markup. */
export interface FoyerMarkup {
${list(attributesText)}
}
/** The same for elements defined under a prefix of your own: \`WithPrefix<FoyerMarkup, 'acme'>\`. */
export type WithPrefix<T, P extends string> = {
  [K in keyof T as K extends \`foyer-\${infer Tag}\` ? \`\${P}-\${Tag}\` : never]: T[K];
};
declare global {
  interface HTMLElementTagNameMap extends FoyerElements {}
  interface GlobalEventHandlersEventMap extends FoyerEvents {}
  /** Set by the loader once the first widget is defined; before that import it from \`host.js\`. */
  var Foyer: FoyerHost;
}
`;
}

const frameworks = {
  react: `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { FoyerElements, FoyerMarkup } from './foyer.js';
type Markup = {
  [K in keyof FoyerMarkup]: Omit<DetailedHTMLProps<HTMLAttributes<FoyerElements[K]>, FoyerElements[K]>, keyof FoyerMarkup[K]> &
    FoyerMarkup[K] & { class?: string | undefined };
};
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Markup {}
  }
}
`,
  vue: `import type { HTMLAttributes } from 'vue';
import type { FoyerMarkup } from './foyer.js';
type Camel<S extends string> = S extends \`\${infer Head}-\${infer Tail}\` ? \`\${Head}\${Capitalize<Camel<Tail>>}\` : S;
/** Templates name attributes and events in kebab case; Vue looks for them in camel case. A plain attribute is text. */
type Written<T> = T | (number extends T ? \`\${number}\` : never) | (true extends T ? '' : never);
type Named<S> = S extends \`onfoyer-\${infer E}\` ? \`onFoyer\${Capitalize<Camel<E>>}\` : S extends string ? Camel<S> : never;
type Props<T> = { [K in keyof T as Named<K>]: K extends \`onfoyer-\${string}\` ? T[K] : Written<T[K]> };
type Markup = {
  [K in keyof FoyerMarkup]: new () => { $props: HTMLAttributes & Props<FoyerMarkup[K]> };
};
declare module 'vue' {
  interface GlobalComponents extends Markup {}
}
`,
  svelte: `import type { HTMLAttributes } from 'svelte/elements';
import type { FoyerElements, FoyerMarkup } from './foyer.js';
type Markup = { [K in keyof FoyerMarkup]: HTMLAttributes<FoyerElements[K]> & FoyerMarkup[K] };
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Markup {}
}
`,
  solid: `import type { JSX } from 'solid-js';
import type { FoyerElements, FoyerMarkup } from './foyer.js';
/** Solid sets known properties directly, and listens to custom events by \`on:\`. */
type Named<S> = S extends \`onfoyer-\${infer E}\` ? \`on:foyer-\${E}\` : S;
type Props<T> = { [K in keyof T as Named<K>]: T[K] };
type Markup = {
  [K in keyof FoyerMarkup]: Omit<JSX.HTMLAttributes<FoyerElements[K]>, keyof Props<FoyerMarkup[K]>> &
    Props<FoyerMarkup[K]>;
};
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Markup {}
  }
}
`,
} as const;

/** Typings of the elements in the markup of each framework, in separate files, since each imports its framework. */
export const markupTypings = (): Readonly<Record<keyof typeof frameworks, string>> => frameworks;
