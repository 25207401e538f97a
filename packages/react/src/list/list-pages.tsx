import { Pagination } from '@foyer/ui/pagination/pagination.tsx';
import type { RefObject } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import * as css from './list.css.ts';
import * as own from './list-pages.css.ts';
import type { ListState } from './list-state.ts';
import { scrollToHead } from './scroll-to-head.ts';

export interface ListPagesProps {
  readonly list: Pick<
    ListState<unknown>,
    'status' | 'items' | 'page' | 'limit' | 'pageCount' | 'hasNext' | 'goTo' | 'total' | 'totalIsCapped'
  >;
  /** Head of the list; turning a page scrolls to it and focuses it. */
  readonly head: RefObject<HTMLElement | null>;
}

/** Range of the shown entries, their total, and the pagination. */
export function ListPages({ list, head }: ListPagesProps) {
  const { t } = useFirstMessages();
  if (list.status !== 'ready' || list.items.length === 0) return null;
  const turn = (page: number) => {
    list.goTo(page);
    if (head.current) scrollToHead(head.current);
  };
  return (
    <div className={own.pages}>
      <ListRange list={list} />
      <Pagination
        label={t('base.paging.label')}
        previousLabel={t('base.paging.previous')}
        nextLabel={t('base.paging.next')}
        jumpLabel={t('base.paging.jump')}
        pageLabel={(page) => t('base.paging.page', { page })}
        page={list.page}
        pageCount={list.pageCount}
        hasMore={list.totalIsCapped}
        hasNext={list.hasNext}
        onPageChange={turn}
      />
    </div>
  );
}

function ListRange({ list }: Pick<ListPagesProps, 'list'>) {
  const { t } = useFirstMessages();
  const { page, limit, items, total, totalIsCapped } = list;
  const from = (page - 1) * limit + 1;
  const range = { from, to: from + items.length - 1 };
  if (total === undefined) return <p className={css.range}>{t('base.list.range-open', range)}</p>;
  const id = totalIsCapped && range.to <= total ? 'base.list.range-capped' : 'base.list.range';
  const isBeyond = range.to > total;
  return (
    <p className={css.range} part="range">
      {isBeyond ? t('base.list.range-open', range) : t(id, { ...range, total })}
    </p>
  );
}
