import { Button } from '@foyer/ui/button/button.tsx';
import { InfoIcon, SuccessIcon } from '@foyer/ui/icon/icons.tsx';
import * as css from './article-notice.css.ts';
import { useArticleNoticeMessages } from './article-notice.messages.ts';

export interface ArticleNoticeViewProps {
  readonly isRequested: boolean;
  readonly isPending: boolean;
  readonly failure: string | undefined;
  readonly onPress: () => void;
}

/** A single button that requests and cancels the notice, so that it keeps the focus. */
export function ArticleNoticeView({ isRequested, isPending, failure, onPress }: ArticleNoticeViewProps) {
  const { t } = useArticleNoticeMessages();
  const Icon = isRequested ? SuccessIcon : InfoIcon;
  return (
    <div className={css.notice} part="notice" data-requested={isRequested ? '' : undefined}>
      <p className={css.text} role="status">
        <Icon className={isRequested ? css.doneIcon : css.icon} />
        <span>{t(isRequested ? 'shop.article-notice.asked' : 'shop.article-notice.offer')}</span>
      </p>
      <Button
        variant={isRequested ? 'secondary' : 'primary'}
        isLoading={isPending}
        loadingLabel={t(isRequested ? 'shop.article-notice.withdrawing' : 'shop.article-notice.asking')}
        onClick={onPress}
        part="notice-button"
      >
        {t(isRequested ? 'shop.article-notice.withdraw' : 'shop.article-notice.ask')}
      </Button>
      {failure !== undefined && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
