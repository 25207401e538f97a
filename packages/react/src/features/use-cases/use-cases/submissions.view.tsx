import type { UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { SubmissionEntry } from './submission-entry.tsx';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';

export interface SubmissionsProps {
  readonly overview: UseCaseOverview;
  /** Id of the submission that a link leads to. */
  readonly openId?: string | undefined;
}

/** The submissions so far. */
export function Submissions({ overview, openId }: SubmissionsProps) {
  const { t } = useUseCasesMessages();
  const { submissions } = overview;
  if (submissions.length === 0)
    return <p className={css.text}>{t('use-cases.use-cases.submissions.empty')}</p>;
  return (
    <ul className={css.submissions} part="submissions">
      {submissions.map((submission) => (
        <SubmissionEntry
          key={submission.id}
          submission={submission}
          overview={overview}
          isOpened={submission.id === openId}
        />
      ))}
    </ul>
  );
}
