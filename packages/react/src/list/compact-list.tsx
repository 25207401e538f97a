import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useFormat } from '../provider/use-format.ts';
import * as css from './compact-list.css.ts';
import { useKnownLinks } from './known-row.ts';
import type { AnyColumn } from './list-columns.ts';
import type { AnyList } from './list-state.ts';
import { ListStates } from './list-states.tsx';
import type { RowLinkOf } from './row-link.ts';
import { cardOf, drawCell, drawTitle } from './table-columns.tsx';

export interface CompactListProps<Item> {
  readonly list: AnyList<Item>;
  readonly columns: readonly AnyColumn<Item>[];
  /** The name of the list. */
  readonly label: string;
  /** The `part` of the whole list. */
  readonly part: string;
  readonly linkOf?: RowLinkOf<Item>;
  readonly empty?: ReactNode;
}

/**
 * The first entries of a list for a home page, which has its own heading and link to all entries: two lines each, made of
 * the columns that have an area on a card.
 */
export function CompactList<Item extends { readonly id: string }>(props: CompactListProps<Item>) {
  const { list, columns, label, part, empty } = props;
  const linkOf = useKnownLinks(list.operation, props.linkOf);
  const format = useFormat();
  const inArea = (area: string) => columns.find((column) => cardOf(column) === area);
  const [title, badge, meta, text, amount] = ['title', 'badge', 'meta', 'text', 'amount'].map(inArea);
  const draw = (column: AnyColumn<Item> | undefined, item: Item) => column && drawCell(column, item, format);
  return (
    <section aria-label={label} part={part}>
      <slot name="before" />
      <ListStates list={list} skeleton={<CompactSkeleton count={list.limit} />} empty={empty}>
        <ul className={css.list} part="list">
          {list.items.map((item) => (
            <li key={item.id} className={css.row} data-link={linkOf ? '' : undefined} part="row">
              <span className={css.title}>{title && drawTitle(title, item, format, linkOf)}</span>
              <span className={css.about}>
                {draw(meta, item)}
                {meta && text && ' · '}
                {draw(text, item)}
              </span>
              <span className={css.badge}>{draw(badge, item)}</span>
              <span className={css.amount}>{draw(amount, item)}</span>
            </li>
          ))}
        </ul>
      </ListStates>
      <slot name="after" />
    </section>
  );
}

function CompactSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={css.list}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className={css.row}>
          <span className={css.title}>
            <Skeleton shape="text" width={130} />
          </span>
          <span className={css.about}>
            <Skeleton shape="text" width="80%" />
          </span>
          <span className={css.badge}>
            <Skeleton shape="text" width={96} />
          </span>
          <span className={css.amount}>
            <Skeleton shape="text" width={72} />
          </span>
        </div>
      ))}
    </div>
  );
}
