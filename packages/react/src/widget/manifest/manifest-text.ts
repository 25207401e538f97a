import type { WidgetSpec } from '../define-widget.ts';

/** Fields of a manifest that only docs and typings need. */
const documentation: readonly string[] = [
  ...['summary', 'status', 'description', 'detail', 'parts', 'default', 'sample', 'states', 'since'],
  ...['deprecated', 'slots'],
];

/** Returns a widget's manifest as source text for builds, without its documentation, its React name and its load functions. */
export function manifestText({ load: _, messages: __, name: ___, ...widget }: WidgetSpec): string {
  return JSON.stringify(widget, (key, value: unknown) => (documentation.includes(key) ? undefined : value));
}
