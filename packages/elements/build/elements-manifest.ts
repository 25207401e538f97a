import { createThemeSheet } from '@foyer/core/theme';
import type { AttributeSpec, EventSpec, WidgetSpec } from '@foyer/react/internal';
import {
  camel,
  className,
  commons,
  failedEvent,
  type ListedWidget,
  typeText,
  widgets,
} from './widget-list.ts';

const base = { name: 'FoyerElement', module: 'foyer.js' };
/** Parts of what any widget may draw. */
const commonParts: readonly string[] = [
  'root',
  'button',
  'icon',
  'badge',
  'card',
  'dialog',
  'skeleton',
  'empty-state',
  'error-state',
  'broken',
  'sign-in',
];
const declaration = /--_foyer-[\w-]+:\s*var\(--(foyer-[\w-]+),\s*([\s\S]*?)\);/g;

/** The public custom properties with what holds where a page says nothing. */
const cssProperties = () =>
  [...createThemeSheet({}).matchAll(declaration)].map(([, name, value = '']) => ({
    name: `--${name}`,
    // what grows with the browser's text says its usual size
    default: value.replace(/\s+/g, ' ').replace(/^calc\((\w+)\*var\(--_foyer-text,1\)\)$/, '$1'),
  }));

const eventOf = ({ name, description, detail, cancelable }: EventSpec & { name: string }) => ({
  name: `foyer-${name}`,
  description: `${description}${cancelable ? ' Cancelable.' : ''}`,
  type: { text: `CustomEvent<${detail}>` },
});

const ofBase = <T extends object>(entry: T) => ({ ...entry, inheritedFrom: base });
const commonAttributes = commons.map(({ name, description, type }) => ({
  name,
  fieldName: name,
  description,
  type: { text: type },
}));
const commonMembers = commonAttributes.map(({ fieldName, ...rest }) => ({
  kind: 'field',
  ...rest,
  attribute: fieldName,
  reflects: true,
}));

/** What all elements have. They name it as their superclass, and repeat what editors look up by tag. */
const baseClass = () => ({
  kind: 'class',
  name: base.name,
  description: 'What every element of Foyer has.',
  superclass: { name: 'HTMLElement', package: 'global:' },
  attributes: commonAttributes,
  members: commonMembers,
  events: [eventOf(failedEvent)],
  cssParts: commonParts.map((name) => ({ name, description: 'Where the widget draws one' })),
  cssProperties: cssProperties(),
});

const described = (spec: AttributeSpec) => ({
  description: spec.description,
  type: { text: typeText(spec) },
  ...(spec.default === undefined ? {} : { default: JSON.stringify(spec.default) }),
});

function attributesOf({ attributes }: WidgetSpec) {
  const own = Object.entries(attributes).filter(([, { type }]) => type !== 'object');
  return [
    ...own.map(([name, spec]) => ({ name, fieldName: camel(name), ...described(spec) })),
    ...commonAttributes.map(ofBase),
  ];
}

function membersOf({ attributes }: WidgetSpec) {
  const own = Object.entries(attributes).map(([name, spec]) => ({
    kind: 'field',
    name: camel(name),
    ...described(spec),
    ...(spec.type === 'object' ? {} : { attribute: name, reflects: true }),
  }));
  return [...own, ...commonMembers.map(ofBase)];
}

/** What `:state()` may say of it. */
const statesOf = ({ access, states }: WidgetSpec) => [
  { name: 'loading', description: 'It waits for its code, its texts or an answer.' },
  ...states.map((name) => ({ name, description: stateTexts[name] })),
  ...(access === 'public' ? [] : [{ name: 'signed-out', description: 'Nobody is signed in.' }]),
];
const stateTexts = {
  empty: 'An empty state is shown.',
  error: 'Something failed; the widget says what and offers another try.',
} as const;

function moduleOf({ feature, widget }: ListedWidget) {
  const path = `widgets/${widget.tag}.js`;
  const tagName = `foyer-${widget.tag}`;
  const events = Object.entries(widget.events).map(([name, spec]) => eventOf({ name, ...spec }));
  const element = {
    kind: 'class',
    customElement: true,
    name: className(widget),
    tagName,
    summary: widget.summary,
    superclass: base,
    status: widget.status,
    access: widget.access,
    feature: feature.name,
    shows: widget.shows,
    sample: widget.sample,
    inlineSize: widget.inlineSize,
    cssStates: statesOf(widget),
    attributes: attributesOf(widget),
    members: membersOf(widget),
    events: [...events, ofBase(eventOf(failedEvent))],
    cssParts: widget.parts.map((name) => ({ name })),
  };
  const reference = { name: element.name, module: path };
  const exports = [{ kind: 'custom-element-definition', name: tagName, declaration: reference }];
  return { kind: 'javascript-module', path, declarations: [element], exports };
}

/** The Custom Elements Manifest. @see https://github.com/webcomponents/custom-elements-manifest, schema 1.0.0 */
export function customElementsManifest(): object {
  const baseModule = {
    kind: 'javascript-module',
    path: base.module,
    declarations: [baseClass()],
    exports: [],
  };
  return { schemaVersion: '1.0.0', modules: [baseModule, ...widgets.map(moduleOf)] };
}
