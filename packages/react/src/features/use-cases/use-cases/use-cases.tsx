import { type UseCaseKind, useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';
import { openDrafts } from '@foyer/core';
import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { FormIcon } from '@foyer/ui/icon/icons.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { Suspense, useState } from 'react';
import { ListOrOpened } from '../../../list/list-or-opened.tsx';
import { useOpenedInPlace } from '../../../list/use-opened-in-place.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { FormSkeleton } from '../use-case/form-skeleton.view.tsx';
import type { UseCasePaneProps } from '../use-case/use-case-pane.tsx';
import { draftKeyOf } from '../use-case-form/draft-key.ts';
import * as frame from '../use-case-form/use-case-form.css.ts';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';
import { UseCasesView } from './use-cases.view.tsx';

// not needed where the host has a page for requests
const UseCasePane = lazyView<UseCasePaneProps>(
  async () => (await import('../use-case/use-case-pane.tsx')).UseCasePane,
);

export interface UseCasesProps {
  /** Kind of the request that is open initially. */
  readonly kind?: string;
  /** Id of the submission that takes the focus. */
  readonly openId?: string;
}

/** `<foyer-use-cases>`: all self-service requests and the user's submissions. */
export function UseCases({ kind: start, openId }: UseCasesProps) {
  const [sentId, setSentId] = useState(openId);
  const { t } = useUseCasesMessages();
  const place = useOpenedInPlace<UseCaseKind>(useCaseKinds.find((kind) => kind === start));
  const showSent = (id: string) => {
    setSentId(id);
    place.close();
  };
  return (
    <ListOrOpened
      place={place}
      className={frame.container}
      back={t('use-cases.use-cases.back')}
      detail={(kind) => (
        <Suspense fallback={<FormSkeleton />}>
          <UseCasePane kind={kind} onOverview={showSent} />
        </Suspense>
      )}
    >
      <Overview onOpenHere={place.open} openId={sentId} />
    </ListOrOpened>
  );
}

interface OverviewProps {
  readonly onOpenHere: (kind: UseCaseKind) => void;
  readonly openId: string | undefined;
}

function Overview({ onOpenHere, openId }: OverviewProps) {
  const { t } = useUseCasesMessages();
  const drafts = openDrafts(useSdk());
  const { data, error, status, reload } = useResource('listUseCases');
  if (data === undefined) {
    if (error === undefined) return <OverviewSkeleton />;
    return <FailedState error={error} onRetry={() => void reload()} isRetrying={status === 'loading'} />;
  }
  if (data.available.length === 0) {
    const again = (
      <Button variant="secondary" onClick={() => void reload()}>
        {t('base.reload')}
      </Button>
    );
    return (
      <EmptyState
        headingLevel={1}
        icon={<FormIcon size={24} />}
        title={t('use-cases.use-cases.empty.title')}
        actions={again}
      >
        {t('use-cases.use-cases.empty.text')}
      </EmptyState>
    );
  }
  const kept = useCaseKinds.filter((kind) => drafts.load(draftKeyOf(kind)) !== null);
  return <UseCasesView overview={data} drafts={new Set(kept)} openId={openId} onOpenHere={onOpenHere} />;
}

function OverviewSkeleton() {
  const { t } = useUseCasesMessages();
  return (
    <SkeletonGroup label={t('use-cases.loading')} className={css.layout}>
      <div className={css.cards}>
        <Skeleton width="100%" height={88} />
        <Skeleton width="100%" height={88} />
      </div>
      <Skeleton width="100%" height={220} />
    </SkeletonGroup>
  );
}
