import { Button } from '@foyer/ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { useShownState } from '@foyer/ui/style/use-shown-state.ts';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useWidget } from './widget-context.ts';
import { broken } from './widget-skeleton.css.ts';

/** Holds the widget's place until it is there. */
export function WidgetSkeleton({ height }: { readonly height: string }) {
  const { t } = useFirstMessages();
  const width = useWidget()?.widget.inlineSize ?? '100%';
  return (
    <SkeletonGroup label={t('base.loading')}>
      <Skeleton height={height} width={width} />
    </SkeletonGroup>
  );
}

/** The widget's code threw or could not be loaded; needs nothing that is not there already. */
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
