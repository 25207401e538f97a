import type { AttributeSpec, EventSpec, WidgetSpec } from '@foyer/react/internal';
import { commonParts, partsOf } from '@foyer/react/part-texts';
import { slotsOf } from '@foyer/react/slot-specs';
import { cssProperties } from './css-properties.ts';
import {
  camel,
  className,
  commonEvents,
  commons,
  type ListedWidget,
  lifeOf,
  pageEvents,
  typeText,
  widgets,
} from './widget-list.ts';

const base = { name: 'FoyerElement', module: 'foyer.js' };

const eventOf = ({ name, description, detail, cancelable, ...life }: EventSpec & { name: string }) => ({
  ...lifeOf(life),
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

/** The members of all elements. Elements name it as their superclass, and repeat the parts that editors look up by tag. */
const baseClass = () => ({
  kind: 'class',
  name: base.name,
  description: 'Attributes, events and parts of every Foyer element.',
  superclass: { name: 'HTMLElement', package: 'global:' },
  attributes: commonAttributes,
  members: commonMembers,
  events: commonEvents.map(eventOf),
  cssParts: Object.entries(commonParts).map(([name, description]) => ({ name, description })),
  cssProperties: cssProperties(),
});

const described = (spec: AttributeSpec) => ({
  ...lifeOf(spec),
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

/** The names that match in `:state()`. */
const statesOf = ({ access, states }: WidgetSpec) => [
  { name: 'loading', description: 'The widget waits for its code, its texts or a response.' },
  ...states.map((name) => ({ name, description: stateTexts[name] })),
  ...(access === 'public' ? [] : [{ name: 'signed-out', description: 'Nobody is signed in.' }]),
];
const stateTexts = {
  empty: 'The widget shows an empty state.',
  error: 'A request failed; the widget shows the error and a retry button.',
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
    ...lifeOf(widget),
    access: widget.access,
    feature: feature.name,
    shows: widget.shows,
    sample: widget.sample,
    inlineSize: widget.inlineSize,
    cssStates: statesOf(widget),
    attributes: attributesOf(widget),
    members: membersOf(widget),
    events: [...events, ...commonEvents.map((event) => ofBase(eventOf(event)))],
    slots: slotsOf(widget),
    cssParts: partsOf(widget),
  };
  const reference = { name: element.name, module: path };
  const exports = [{ kind: 'custom-element-definition', name: tagName, declaration: reference }];
  return { kind: 'javascript-module', path, declarations: [element], exports };
}

/** The exports of `host.js`, which defines no element, and the events that no element sends. */
const hostModule = () => ({
  kind: 'javascript-module',
  path: 'host.js',
  declarations: [
    {
      kind: 'variable',
      name: 'Foyer',
      description: 'API of Foyer for the page: session, language, scheme, company, events.',
      type: { text: 'FoyerHost' },
      events: pageEvents.map(eventOf),
    },
  ],
  exports: [{ kind: 'js', name: 'Foyer', declaration: { name: 'Foyer', module: 'host.js' } }],
});

/** The Custom Elements Manifest. @see https://github.com/webcomponents/custom-elements-manifest, schema 1.0.0 */
export function customElementsManifest(): object {
  const baseModule = {
    kind: 'javascript-module',
    path: base.module,
    declarations: [baseClass()],
    exports: [],
  };
  return { schemaVersion: '1.0.0', modules: [baseModule, hostModule(), ...widgets.map(moduleOf)] };
}
