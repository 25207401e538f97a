import type { WidgetSpec } from '../define-widget.ts';

/** Property of a host element with the screens it shows; the same symbol in all copies of Foyer on a page. */
const key = Symbol.for('foyer.shows');
type Host = Element & { [key]?: WidgetSpec['shows'] };

/** Stores on a widget's host which screens it shows; returns a function that removes this. */
export function sayShown(host: Host, shows: WidgetSpec['shows']): () => void {
  host[key] = shows;
  return () => {
    delete host[key];
  };
}

/** Returns the screens that an element shows. */
export const shownBy = (host: Host): WidgetSpec['shows'] => host[key] ?? [];
