import type { WidgetSpec } from './define-widget.ts';

/** Under which a host says the screens it shows, whatever copy of Foyer has drawn it. */
const key = Symbol.for('foyer.shows');
type Host = Element & { [key]?: WidgetSpec['shows'] };

/** Says on a widget's host which screens it shows; returns what takes that back. */
export function sayShown(host: Host, shows: WidgetSpec['shows']): () => void {
  host[key] = shows;
  return () => {
    delete host[key];
  };
}

/** The screens that an element shows. */
export const shownBy = (host: Host): WidgetSpec['shows'] => host[key] ?? [];
