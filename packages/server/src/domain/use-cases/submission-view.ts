import type { RequestValues, Submission, SubmissionDetail } from '@foyer/contract/use-cases/use-cases.schema';
import type { StoredSubmission } from './submission-detail.repo.ts';
import type { submissions } from './use-cases.table.ts';

/** A stored request. */
export type SubmissionRow = typeof submissions.$inferSelect;

/** Converts a request to the form that the customer sees. */
export const toSubmission = ({
  id,
  number,
  kind,
  state,
  submittedAt,
}: Pick<SubmissionRow, 'id' | 'number' | 'kind' | 'state' | 'submittedAt'>): Submission => ({
  id,
  number,
  kind,
  state,
  submittedAt: submittedAt.toISOString(),
});

const toFile = ({ id, field, name, mediaType, sizeBytes }: StoredSubmission['files'][number]) => ({
  id,
  field,
  name,
  mediaType,
  sizeBytes,
});

/** Converts a request with its states, files and messages to the form that the customer sees. */
export const toSubmissionDetail = ({
  submission,
  events,
  files,
  messages,
}: StoredSubmission): SubmissionDetail => ({
  ...toSubmission(submission),
  values: shownValues(submission.payload),
  files: files.filter(({ messageId }) => messageId === null).map(toFile),
  messages: messages.map(({ id, author, isFromCustomer, text, at }) => ({
    id,
    author,
    isFromCustomer,
    text,
    at: at.toISOString(),
    files: files.filter(({ messageId }) => messageId === id).map(toFile),
  })),
  events: events.map(({ state, at }) => ({ state, at: at.toISOString() })),
  // no date is promised: nothing in this server completes requests
  expectedOn: null,
});

/** Returns the values; of an IBAN only the last four characters, and no BIC. */
export function shownValues({ iban, bic: _, ...values }: SubmissionRow['payload']): RequestValues {
  const own = values as RequestValues;
  return typeof iban === 'string' ? { ...own, iban: `•••• ${iban.slice(-4)}` } : own;
}
