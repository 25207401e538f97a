import { Pagination } from '@foyer/ui/pagination/pagination.tsx';
import { useBaseMessages } from '../i18n/base.messages.ts';
import * as css from './list.css.ts';
import type { ListState } from './use-list.ts';

/** The page switch under a list; nothing while there is no page. */
export function ListPages({
  list,
}: {
  readonly list: Pick<ListState<unknown>, 'status' | 'page' | 'hasNext' | 'goTo'>;
}) {
  const { t } = useBaseMessages();
  if (list.status !== 'ready') return null;
  return (
    <div className={css.pages}>
      <Pagination
        label={t('base.paging.label')}
        previousLabel={t('base.paging.previous')}
        nextLabel={t('base.paging.next')}
        pageLabel={(page) => t('base.paging.page', { page })}
        page={list.page}
        hasNext={list.hasNext}
        onPageChange={list.goTo}
      />
    </div>
  );
}
