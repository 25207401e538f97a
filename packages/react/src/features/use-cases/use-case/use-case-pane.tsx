import { type UseCaseKind, useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';
import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { FormIcon } from '@foyer/ui/icon/icons.tsx';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { useEmit } from '../../../widget/widget-context.ts';
import type { ShowOverview } from '../use-case-form/show-overview.ts';
import * as css from '../use-case-form/use-case-form.css.ts';
import { useUseCasesFeatureMessages } from '../use-cases-feature.messages.ts';
import { FormSkeleton } from './form-skeleton.view.tsx';
import { NotPossible } from './not-possible.tsx';
import { obstacleOf } from './obstacles.ts';
import { useCaseForms } from './use-case-forms.tsx';

export interface UseCasePaneProps {
  /** Kind of the request; an unknown one shows a not-found page. */
  readonly kind: string;
  /** Shows the overview that this pane has replaced; if it is given, the heading takes the focus. */
  readonly onOverview?: ShowOverview;
}

/** Loads the overview and the form of a request. */
export function UseCasePane({ kind, onOverview }: UseCasePaneProps) {
  const { t } = useUseCasesFeatureMessages();
  const sdk = useSdk();
  const emit = useEmit();
  const overview = useResource('listUseCases');
  const known = useCaseKinds.find((name) => name === kind);
  const entry = known && useCaseForms[known];
  if (!known || !entry) {
    return (
      <EmptyState headingLevel={1} icon={<FormIcon size={24} />} title={t('use-cases.unavailable.title')}>
        {t('use-cases.unavailable.text')}
      </EmptyState>
    );
  }
  const { data, error } = overview;
  if (data === undefined) {
    if (error === undefined) return <FormSkeleton />;
    const isRetrying = overview.status === 'loading';
    return <FailedState error={error} onRetry={() => void overview.reload()} isRetrying={isRetrying} />;
  }
  const hasOverview = onOverview !== undefined || sdk.href({ route: 'use-cases' }) !== null;
  const submitted = (submission: Submission) => {
    emit('use-case-submitted', { kind: submission.kind, id: submission.id, number: submission.number });
  };
  return (
    <UseCaseBody
      title={t(`use-cases.kind.${known}`)}
      isPossible={isPossible(data.available, known)}
      hasFocus={onOverview !== undefined}
      otherwise={
        <NotPossible obstacle={obstacleOf(known, data)} hasOverview={hasOverview} onOverview={onOverview} />
      }
    >
      <Suspense fallback={<FormSkeleton />}>
        <entry.Form
          key={known}
          overview={data}
          onSubmitted={submitted}
          hasOverview={hasOverview}
          onOverview={onOverview}
        />
      </Suspense>
    </UseCaseBody>
  );
}

const isPossible = (
  available: readonly { readonly kind: UseCaseKind; readonly isAvailable: boolean }[],
  kind: UseCaseKind,
): boolean => available.some((entry) => entry.kind === kind && entry.isAvailable);

interface UseCaseBodyProps {
  readonly title: string;
  readonly isPossible: boolean;
  /** Focuses the heading once it is rendered. */
  readonly hasFocus: boolean;
  /** Content if the request is not possible. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** The heading and the form. The form stays after a submission that was the last one possible. */
function UseCaseBody({ title, isPossible: isNow, hasFocus, otherwise, children }: UseCaseBodyProps) {
  const [wasPossible] = useState(isNow);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  return (
    <>
      <h1 ref={heading} className={css.title} tabIndex={-1} part="title">
        <slot name="heading">{title}</slot>
      </h1>
      {isNow || wasPossible ? children : otherwise}
    </>
  );
}
