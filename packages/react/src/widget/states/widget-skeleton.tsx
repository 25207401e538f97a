import { Button } from '@foyer/ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { useShownState } from '@foyer/ui/style/use-shown-state.ts';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import { useWidget } from '../widget-context.ts';
import { broken } from './widget-skeleton.css.ts';

/** Skeleton of a widget that is not loaded yet. */
export function WidgetSkeleton({ height }: { readonly height: string }) {
  const { t } = useFirstMessages();
  const width = useWidget()?.widget.inlineSize ?? '100%';
  return (
    <SkeletonGroup label={t('base.loading')}>
      <Skeleton height={height} width={width} />
    </SkeletonGroup>
  );
}

/** Error state if the widget's code threw or could not be loaded; it needs no further code or texts. */
export function BrokenState({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useFirstMessages();
  useShownState('error');
  return (
    <div role="alert" className={broken} part="broken">
      <strong>{t('base.broken.title')}</strong>
      <p>{t('base.broken.text')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('base.retry')}
      </Button>
    </div>
  );
}
