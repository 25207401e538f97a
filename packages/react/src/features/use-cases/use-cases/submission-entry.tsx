import type { Submission, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { Badge, type Tone } from '@foyer/ui/badge/badge.tsx';
import { ChevronDownIcon } from '@foyer/ui/icon/icons.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useFormat } from '../../../provider/use-format.ts';
import type { SubmissionDetailProps } from './submission-detail.tsx';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';

const SubmissionDetail = lazyView<SubmissionDetailProps>(
  async () => (await import('./submission-detail.tsx')).SubmissionDetail,
);

const tones: Readonly<Record<Submission['state'], Tone>> = {
  received: 'neutral',
  in_progress: 'info',
  needs_answer: 'warning',
  done: 'success',
  rejected: 'danger',
};

export interface SubmissionEntryProps {
  readonly submission: Submission;
  readonly overview: UseCaseOverview;
  /** Whether a link leads to this submission: it is highlighted, unfolded and focused. */
  readonly isOpened: boolean;
}

/** A submission as a line that unfolds to its details. */
export function SubmissionEntry({ submission, overview, isOpened }: SubmissionEntryProps) {
  const messages = useUseCasesMessages();
  const format = useFormat();
  const id = useId();
  const entry = useRef<HTMLLIElement>(null);
  const [isUnfolded, setUnfolded] = useState(isOpened);
  useEffect(() => {
    if (!isOpened) return;
    setUnfolded(true);
    entry.current?.focus();
  }, [isOpened]);
  const { kind, number, state, submittedAt } = submission;
  return (
    <li
      ref={entry}
      className={css.submission}
      {...(isOpened && { tabIndex: -1, 'aria-current': 'true' as const })}
      part="submission"
    >
      <button
        type="button"
        className={css.submissionHead}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
        part="unfold"
      >
        <span className={css.strong}>{textOfValue(messages, `use-cases.kind.${kind}`)}</span>
        <span className={css.stateBadge}>
          <Badge tone={tones[state]}>{textOfValue(messages, `use-cases.use-cases.state.${state}`)}</Badge>
        </span>
        <span className={css.number}>{number}</span>
        <time className={css.date} dateTime={submittedAt}>
          {format.date(submittedAt)}
        </time>
        <ChevronDownIcon size={20} className={css.fold} />
      </button>
      <div id={id} hidden={!isUnfolded}>
        {isUnfolded && (
          <Suspense fallback={<Skeleton width="100%" height={232} />}>
            <SubmissionDetail submission={submission} overview={overview} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
