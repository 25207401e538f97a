import type { AttributeSpec } from '@foyer/react/internal';
import { partsOf } from '@foyer/react/part-texts';
import { slotsOf } from '@foyer/react/slot-specs';
import { cssProperties } from './css-properties.ts';
import {
  commonEvents,
  commons,
  type ListedWidget,
  lifeOf,
  type Published,
  pageEvents,
  typeText,
  widgets,
} from './widget-list.ts';

/** Adds version and deprecation to a text, since VS Code has no fields for them. */
const withLife = (text: string, { since, deprecated }: Published) =>
  [
    text,
    ...(since === undefined ? [] : [`Since ${since}.`]),
    ...(deprecated === undefined ? [] : [`Deprecated: ${deprecated}`]),
  ].join(' ');

const ownAttributes = ({ widget }: ListedWidget): [string, AttributeSpec][] =>
  Object.entries(widget.attributes).filter(([, { type }]) => type !== 'object');

interface NamedEvent extends Published {
  readonly name: string;
  readonly description: string;
  readonly detail: string;
}
const eventsOf = ({ widget }: ListedWidget): NamedEvent[] => [
  ...Object.entries(widget.events).map(([name, event]) => ({ name, ...event })),
  ...commonEvents,
];

/** `web-types.json`, by which the editors of JetBrains complete and check markup. @see https://github.com/JetBrains/web-types */
export function webTypes(version: string, list = widgets): object {
  const elements = list.map((listed) => ({
    name: `foyer-${listed.widget.tag}`,
    description: listed.widget.summary,
    ...lifeOf(listed.widget),
    attributes: [
      ...ownAttributes(listed).map(([name, spec]) => ({
        name,
        description: spec.description,
        ...(spec.default === undefined ? {} : { default: JSON.stringify(spec.default) }),
        value: { type: typeText(spec), ...(spec.type === 'boolean' && { required: false }) },
        ...lifeOf(spec),
      })),
      ...commons.map(({ name, description, type }) => ({ name, description, value: { type } })),
    ],
    js: {
      properties: Object.entries(listed.widget.attributes).map(([name, spec]) => ({
        name: name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        description: spec.description,
        type: typeText(spec),
        ...lifeOf(spec),
      })),
      events: eventsOf(listed).map(({ name, description, detail, ...life }) => ({
        name: `foyer-${name}`,
        description,
        type: `CustomEvent<${detail}>`,
        ...lifeOf(life),
      })),
    },
    slots: slotsOf(listed.widget),
    css: { parts: partsOf(listed.widget) },
  }));
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: '@foyer/elements',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: { elements },
      js: {
        symbols: [{ name: 'Foyer', description: 'API of Foyer for the page.', kind: 'variable' }],
        events: pageEvents.map(({ name, description }) => ({ name: `foyer-${name}`, description })),
      },
      css: {
        properties: cssProperties().map(({ name, description, default: value }) => ({
          name,
          description: `${description}. Default: \`${value}\``,
        })),
      },
    },
  };
}

/** VS Code's custom data for HTML. @see https://github.com/microsoft/vscode-custom-data */
export const vscodeHtmlData = (list = widgets): object => ({
  version: 1.1,
  tags: list.map((listed) => ({
    name: `foyer-${listed.widget.tag}`,
    description: {
      kind: 'markdown',
      value: [
        withLife(listed.widget.summary, listed.widget),
        ...eventsOf(listed).map(
          ({ name, description, ...life }) => `- \`foyer-${name}\`: ${withLife(description, life)}`,
        ),
        ...slotsOf(listed.widget).map(
          ({ name, description, ...life }) => `- \`slot="${name}"\`: ${withLife(description, life)}`,
        ),
        ...partsOf(listed.widget).map(
          ({ name, description, ...life }) => `- \`::part(${name})\`: ${withLife(description, life)}`,
        ),
      ].join('\n'),
    },
    attributes: [
      ...ownAttributes(listed).map(([name, spec]) => ({
        name,
        description: withLife(spec.description, spec),
        ...(spec.type === 'boolean' ? { valueSet: 'v' } : {}),
        ...(spec.values ? { values: spec.values.map((value) => ({ name: value })) } : {}),
      })),
      ...commons.map(({ name, description, values }) => ({
        name,
        description,
        ...(values ? { values: values.map((value) => ({ name: value })) } : {}),
      })),
    ],
  })),
});

/** VS Code's custom data for CSS: the public properties. */
export const vscodeCssData = (): object => ({
  version: 1.1,
  properties: cssProperties().map(({ name, description, default: value }) => ({
    name,
    description: `${description}. Default: ${value}`,
  })),
});
