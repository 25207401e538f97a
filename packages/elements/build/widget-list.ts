import type { FeatureSpec, WidgetSpec } from '@foyer/react/internal';
import { features } from '@foyer/react/registry';
import { commonAttributes } from '../src/common-attributes.ts';
import { schemes } from '../src/common-names.ts';

/** A widget and the feature it belongs to. */
export interface ListedWidget {
  readonly feature: FeatureSpec;
  readonly widget: WidgetSpec;
}

/** Every widget there is. */
export const widgets: readonly ListedWidget[] = features.flatMap((feature) =>
  feature.widgets.map((widget) => ({ feature, widget })),
);

export const className = (widget: WidgetSpec): string => `Foyer${widget.name}Element`;
export const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The TypeScript text of what an attribute may say. */
export function typeText({ type, values }: { type: string; values?: readonly string[] }): string {
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  return type === 'object' ? 'unknown' : type;
}

/** The attributes every element has, with the text of their type. */
export const commons = Object.entries(commonAttributes).map(([name, description]) => ({
  name,
  description,
  type: typeText({ type: 'string', ...(name === 'scheme' && { values: schemes }) }),
}));

/** The event every element may send beside its own. */
export const failedEvent = {
  name: 'failed',
  description: 'The widget broke and shows its own error with another try; for logs.',
  detail: '{ error: unknown }',
};
