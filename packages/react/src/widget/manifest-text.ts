import type { WidgetSpec } from './define-widget.ts';

/** What only docs and typings need of a manifest. */
const documentation: readonly string[] = [
  ...['summary', 'status', 'description', 'detail', 'parts', 'default', 'sample', 'states', 'since'],
  ...['deprecated', 'slots', 'isLight'],
];

/** For builds: a widget's manifest as source text, without its documentation, its React name and its thunks. */
export function manifestText({ load: _, messages: __, name: ___, ...widget }: WidgetSpec): string {
  return JSON.stringify(widget, (key, value: unknown) => (documentation.includes(key) ? undefined : value));
}
