import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { NewsIcon } from '@foyer/ui/icon/icons.tsx';
import { useNewsListMessages } from './news-list.messages.ts';

/** The empty state of the list. */
export function NoNews({ onReload }: { onReload: () => void }) {
  const { t } = useNewsListMessages();
  return (
    <EmptyState
      icon={<NewsIcon size={24} />}
      title={t('news.news-list.empty.title')}
      actions={
        <Button variant="secondary" onClick={onReload}>
          {t('base.reload')}
        </Button>
      }
    >
      {t('news.news-list.empty.text')}
    </EmptyState>
  );
}
