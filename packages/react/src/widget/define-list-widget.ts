import {
  type AttributeSpec,
  defineEvent,
  type EventSpec,
  type WidgetSpec,
  type WithKnownParts,
} from './define-widget.ts';
import { navigateEvent } from './links/navigate-event.ts';
import { listSlots } from './manifest/slot-specs.ts';

type Given = 'attributes' | 'events' | 'sample' | 'states' | 'slots' | 'minBlockSize' | 'compactBlockSize';

/** Manifest of a list made with the list kit (`useList`, `DataList`), without the parts that all lists share. */
export interface ListWidgetSpec extends Omit<WidgetSpec, Given> {
  /** Plural name of the entries, such as `orders`. */
  readonly entries: string;
  /** Description of the short form's entries, such as `The newest orders only`. @default no short form */
  readonly compact?: string;
  /** Singular name of an entry, such as `order`: opening one sends `foyer-order-selected`. @default entries cannot be opened */
  readonly opens?: string;
  /** Attributes in addition to `page-size`, `sync-url` and, with a short form, `compact`. */
  readonly attributes?: Readonly<Record<string, AttributeSpec>>;
  /** Events in addition to those of opening. */
  readonly events?: Readonly<Record<string, EventSpec>>;
}

/** Detail of `foyer-<entry>-selected`. */
export interface SelectedDetail {
  readonly id: string;
  readonly number: string;
}

const compactAttribute = (shown: string) =>
  ({
    compact: {
      type: 'boolean',
      description: `${shown}: no heading, search, filters, pages or export.`,
      default: false,
    },
  }) as const;

const pageSize = (entries: string, isCompact: boolean) => {
  const text = `${entries.slice(0, 1).toUpperCase()}${entries.slice(1)} per page, 1 to 100`;
  const spec = isCompact
    ? { description: `${text}; 25, or 5 when compact.` }
    : { description: `${text}.`, default: 25 };
  return { 'page-size': { type: 'number', ...spec } } as const;
};

const syncUrl = (kept: string) =>
  ({
    'sync-url': {
      type: 'boolean',
      description: `Keeps search, filters, order, ${kept} in the page's address.`,
      default: false,
    },
  }) as const;

const openingEvents = (entry: string) => ({
  navigate: navigateEvent,
  [`${entry}-selected`]: defineEvent<SelectedDetail>({
    description: `${/^[aeiou]/.test(entry) ? 'An' : 'A'} ${entry} was opened.`,
    detail: '{ id: string; number: string }',
  }),
});

const listParts = {
  title: true,
  toolbar: true,
  surface: true,
  table: true,
  list: true,
  row: true,
  columns: true,
  filter: true,
  export: true,
  range: true,
  pagination: true,
  sort: true,
} as const;
const openingParts = { 'row-link': true, opened: true, back: true } as const;

type OpeningEvents<Entry extends string> = { readonly navigate: typeof navigateEvent } & {
  readonly [K in `${Entry}-selected`]: EventSpec<SelectedDetail>;
};

/** The full manifest of a list. */
export type ListWidget<L extends ListWidgetSpec> = Omit<
  L,
  'entries' | 'compact' | 'opens' | 'attributes' | 'events' | 'parts'
> & {
  readonly attributes: ReturnType<typeof pageSize> &
    ReturnType<typeof syncUrl> &
    (L['compact'] extends string ? ReturnType<typeof compactAttribute> : unknown) &
    Own<L['attributes']>;
  readonly events: Own<L['events']> & (L['opens'] extends string ? OpeningEvents<L['opens']> : unknown);
  readonly sample: Readonly<Record<never, never>>;
  readonly states: readonly ['empty', 'error'];
  readonly slots: typeof listSlots;
  readonly parts: typeof listParts & L['parts'];
  readonly minBlockSize: string;
  readonly compactBlockSize?: string;
};

/** Entries that a manifest adds; none if it has no such field. */
type Own<Entries> = Entries extends object ? Entries : Readonly<Record<never, never>>;

/** Creates the manifest of a list; adds the attributes, events, slots, parts and heights that all lists share. */
export function defineListWidget<const L extends ListWidgetSpec>(list: L & WithKnownParts<L>): ListWidget<L> {
  const { entries, compact, opens, attributes, events, parts, ...widget } = list;
  const isCompact = compact !== undefined;
  return {
    ...widget,
    attributes: {
      ...(isCompact && compactAttribute(compact)),
      ...pageSize(entries, isCompact),
      ...attributes,
      ...syncUrl(opens === undefined ? 'page and columns' : 'page, columns and the opened entry'),
    },
    events: { ...(opens !== undefined && openingEvents(opens)), ...events },
    sample: {},
    states: ['empty', 'error'],
    slots: listSlots,
    parts: { ...parts, ...listParts, ...(opens !== undefined && openingParts) },
    minBlockSize: '640px',
    ...(isCompact && { compactBlockSize: '320px' }),
  } as ListWidget<L>;
}
