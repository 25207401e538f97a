import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { Suspense, useState } from 'react';
import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { Done } from './done.view.tsx';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';

const PersonalPart = lazyView(async () => (await import('./personal-part.tsx')).PersonalPart);
const CompanyPart = lazyView(async () => (await import('./company-part.tsx')).CompanyPart);

/** `<foyer-onboarding>`: the steps of the person, then those of the company for a fleet manager, then a confirmation. */
export function Onboarding(props: WidgetProps) {
  return (
    <div className={css.container}>
      <Parts {...props} />
    </div>
  );
}

function Parts({ emit }: WidgetProps) {
  const leadsCompany = usePermission('companies');
  const personal = useResource('getOnboarding');
  const company = useResource('getExtendedOnboarding', {}, { isEnabled: leadsCompany });
  const [isNew, setNew] = useState(false);
  const failed = [personal, company].find(({ data, error }) => data === undefined && error !== undefined);
  if (failed?.error) {
    const isRetrying = failed.status === 'loading';
    return <FailedState error={failed.error} onRetry={() => void failed.reload()} isRetrying={isRetrying} />;
  }
  if (personal.data === undefined || (leadsCompany && company.data === undefined)) return <StepSkeleton />;
  const finished = (part: 'personal' | 'company') => {
    setNew(true);
    emit('onboarding-finished', { part });
  };
  return (
    <Suspense fallback={<StepSkeleton />}>
      {!personal.data.isFinished ? (
        <PersonalPart
          onboarding={personal.data}
          onAnswer={personal.set}
          onFinished={() => finished('personal')}
        />
      ) : company.data && !company.data.isFinished ? (
        <CompanyPart
          onboarding={company.data}
          onAnswer={company.set}
          onFinished={() => finished('company')}
        />
      ) : (
        <Done isNew={isNew} />
      )}
    </Suspense>
  );
}

/** A skeleton with the height of a first step. */
function StepSkeleton() {
  const { t } = useOnboardingMessages();
  return (
    <SkeletonGroup label={t('onboarding.onboarding.loading')} className={css.layout}>
      <Skeleton width="60%" height={32} />
      <Skeleton width="100%" height={48} />
      <Skeleton width="40%" height={28} />
      <Skeleton width="100%" height={380} />
    </SkeletonGroup>
  );
}
