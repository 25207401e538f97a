import type { FeatureSpec, Published, WidgetSpec } from '@foyer/react/internal';
import { features } from '@foyer/react/registry';
import { commonAttributes } from '../src/common-attributes.ts';
import { schemes } from '../src/common-names.ts';

export type { Published };

/** The version that introduced a thing, and its replacement if it is deprecated. */
export const lifeOf = ({ since, deprecated }: Published) => ({
  ...(since === undefined ? {} : { since }),
  ...(deprecated === undefined ? {} : { deprecated }),
});

/** A widget and the feature it belongs to. */
export interface ListedWidget {
  readonly feature: FeatureSpec;
  readonly widget: WidgetSpec;
}

/** All widgets. */
export const widgets: readonly ListedWidget[] = features.flatMap((feature) =>
  feature.widgets.map((widget) => ({ feature, widget })),
);

export const className = (widget: WidgetSpec): string => `Foyer${widget.name}Element`;
export const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The TypeScript type of an attribute's value, as text. */
export function typeText({ type, values }: { type: string; values?: readonly string[] }): string {
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  return type === 'object' ? 'unknown' : type;
}

/** The attributes every element has, with the text of their type. */
export const commons = Object.entries(commonAttributes).map(([name, description]) => ({
  name,
  description,
  type: typeText({ type: 'string', ...(name === 'scheme' && { values: schemes }) }),
  values: name === 'scheme' ? schemes : undefined,
}));

/** An event that no widget's manifest names. */
export interface CommonEvent {
  readonly name: string;
  readonly description: string;
  readonly detail: string;
}

/** The events that every element may send in addition to its own. */
export const commonEvents: readonly CommonEvent[] = [
  {
    name: 'failed',
    description: 'The widget failed and shows its own error with a retry button; for logs.',
    detail: '{ error: unknown }',
  },
  {
    name: 'ready',
    description: 'The element shows its content; sent once.',
    detail: 'FoyerReadyDetail',
  },
  {
    name: 'error',
    description:
      'The widget failed or could not be loaded; on the document: a call failed. With a code and the id of the request.',
    detail: 'FoyerErrorDetail',
  },
];

/** The events on the document that no element sends. */
export const pageEvents: readonly CommonEvent[] = [
  {
    name: 'session',
    description: 'The session at the start and after each change in this tab or another, with the reason.',
    detail: 'FoyerSessionDetail',
  },
];

/** The names of all events without `foyer-`; `request` is sent only while the debug panel is open. */
export const eventNames: readonly string[] = [
  ...new Set([
    ...[...pageEvents, ...commonEvents].map(({ name }) => name),
    ...widgets.flatMap(({ widget }) => Object.keys(widget.events)),
    'request',
  ]),
];
