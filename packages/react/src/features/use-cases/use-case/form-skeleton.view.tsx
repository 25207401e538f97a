import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import * as css from '../use-case-form/use-case-form.css.ts';
import { useUseCasesFeatureMessages } from '../use-cases-feature.messages.ts';

/** A skeleton with the height of a first step. */
export function FormSkeleton() {
  const { t } = useUseCasesFeatureMessages();
  return (
    <SkeletonGroup label={t('use-cases.loading')} className={css.form}>
      <Skeleton width="60%" height={32} />
      <Skeleton width="100%" height={48} />
      <Skeleton width="100%" height={220} />
    </SkeletonGroup>
  );
}
