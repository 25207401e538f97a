import type { IdSource } from '@foyer/contract';
import type { EventSpec, WidgetSpec, WithKnownParts } from './define-widget.ts';
import { navigateEvent } from './links/navigate-event.ts';

type Given = 'attributes' | 'events' | 'sample' | 'states' | 'slots' | 'minBlockSize';

/** Manifest of a record's own page made with the detail kit (`useRecord`, `DetailPage`), without the parts that all detail pages share. */
export interface DetailWidgetSpec extends Omit<WidgetSpec, Given> {
  /** List that gives an example id for docs and tests. */
  readonly list: Exclude<IdSource, 'mail'>;
  /** Events in addition to `navigate`. */
  readonly events?: Readonly<Record<string, EventSpec>>;
}

const detailParts = { breadcrumb: true, head: true, title: true, actions: true } as const;

/** The full manifest of a detail page. Its attribute is the id of its tag: `order-id`. */
export type DetailWidget<D extends DetailWidgetSpec> = Omit<D, 'list' | 'events' | 'parts'> & {
  readonly attributes: {
    readonly [K in `${D['tag']}-id`]: { readonly type: 'string'; readonly description: string };
  };
  readonly events: { readonly navigate: typeof navigateEvent } & (D['events'] extends object
    ? D['events']
    : unknown);
  readonly sample: { readonly [K in `${D['tag']}-id`]: { readonly from: D['list'] } };
  readonly states: readonly ['empty', 'error'];
  readonly slots: readonly ['heading'];
  readonly parts: typeof detailParts & D['parts'];
  readonly minBlockSize: string;
};

/** Creates the manifest of a detail page; adds the id attribute, events, slots, parts and height that all detail pages share. */
export function defineDetailWidget<const D extends DetailWidgetSpec>(
  detail: D & WithKnownParts<D>,
): DetailWidget<D> {
  const { list, events, parts, ...widget } = detail;
  const id = `${detail.tag}-id`;
  return {
    ...widget,
    attributes: { [id]: { type: 'string', description: `The ${detail.tag}'s id.` } },
    events: { navigate: navigateEvent, ...events },
    sample: { [id]: { from: list } },
    states: ['empty', 'error'],
    slots: ['heading'],
    parts: { ...parts, ...detailParts },
    minBlockSize: '640px',
  } as DetailWidget<D>;
}
