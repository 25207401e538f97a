import type { IdSource } from '@foyer/contract';
import type { EventSpec, WidgetSpec, WithKnownParts } from './define-widget.ts';
import { navigateEvent } from './links/navigate-event.ts';

type Given = 'attributes' | 'events' | 'sample' | 'states' | 'slots' | 'minBlockSize';

/** The manifest of a record on its own page, made with the detail kit (`useRecord`, `DetailPage`), without what all have. */
export interface DetailWidgetSpec extends Omit<WidgetSpec, Given> {
  /** The list whose entries it shows, for an id to try it with. */
  readonly list: Exclude<IdSource, 'mail'>;
  /** Beside `navigate`. */
  readonly events?: Readonly<Record<string, EventSpec>>;
}

const detailParts = { breadcrumb: true, head: true, title: true, actions: true } as const;

/** The full manifest of a detail page. Its attribute is its tag's id: `order-id`. */
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

/** Makes the manifest of a detail page: the attribute of its id, events, slots, parts and height that all have come by themselves. */
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
