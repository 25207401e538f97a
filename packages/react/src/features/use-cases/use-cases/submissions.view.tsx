import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import { Badge, type Tone } from '@foyer/ui/badge/badge.tsx';
import { useEffect, useRef } from 'react';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';

const tones: Readonly<Record<Submission['state'], Tone>> = {
  received: 'neutral',
  in_progress: 'info',
  needs_answer: 'warning',
  done: 'success',
  rejected: 'danger',
};

export interface SubmissionsProps {
  readonly submissions: readonly Submission[];
  /** The one that somebody came for. */
  readonly openId?: string | undefined;
}

/** What was asked for so far. */
export function Submissions({ submissions, openId }: SubmissionsProps) {
  const { t } = useUseCasesMessages();
  if (submissions.length === 0)
    return <p className={css.text}>{t('use-cases.use-cases.submissions.empty')}</p>;
  return (
    <ul className={css.submissions} part="submissions">
      {submissions.map((submission) => (
        <SubmissionEntry key={submission.id} submission={submission} isOpened={submission.id === openId} />
      ))}
    </ul>
  );
}

interface SubmissionEntryProps {
  readonly submission: Submission;
  /** Somebody came for it: it stands out, and has the focus. */
  readonly isOpened: boolean;
}

function SubmissionEntry({ submission, isOpened }: SubmissionEntryProps) {
  const messages = useUseCasesMessages();
  const format = useFormat();
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpened) entry.current?.focus();
  }, [isOpened]);
  const { kind, number, state, submittedAt } = submission;
  return (
    <li
      ref={entry}
      className={css.submission}
      {...(isOpened && { tabIndex: -1, 'aria-current': 'true' as const })}
      part="submission"
    >
      <span className={css.strong}>{textOfValue(messages, `use-cases.kind.${kind}`)}</span>
      <span className={css.stateBadge}>
        <Badge tone={tones[state]}>{textOfValue(messages, `use-cases.use-cases.state.${state}`)}</Badge>
      </span>
      <span className={css.number}>{number}</span>
      <time className={css.date} dateTime={submittedAt}>
        {format.date(submittedAt)}
      </time>
    </li>
  );
}
