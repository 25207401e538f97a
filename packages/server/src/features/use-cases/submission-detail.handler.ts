import type { RequestValues } from '@foyer/contract/use-cases/use-cases.schema';
import { expectedOn } from '../../domain/use-cases/expected-on.ts';
import { findSubmission, findSubmissionFile } from '../../domain/use-cases/submission-detail.repo.ts';
import { type SubmissionRow, toSubmission } from '../../domain/use-cases/submission-view.ts';
import { storedFile } from '../../storage/stored-file.ts';
import type { Handler } from '../handler.ts';

/** Returns the caller's own request: its values, its timeline, and the next step. */
export const getSubmission: Handler<'getSubmission'> = async ({ db, caller, input, fail }) => {
  const found = await findSubmission(db, caller.userId, input.params.id);
  if (!found) return fail('not_found');
  const { submission, events, files } = found;
  return {
    ...toSubmission(submission),
    values: shownValues(submission.payload),
    files: files.map(({ id, field, name, mediaType, sizeBytes }) => ({
      id,
      field,
      name,
      mediaType,
      sizeBytes,
    })),
    events: events.map(({ state, at }) => ({ state, at: at.toISOString() })),
    expectedOn: expectedOn(submission),
  };
};

/** Returns the values; of an IBAN only the last four characters, and no BIC. */
function shownValues({ iban, bic: _, ...values }: SubmissionRow['payload']): RequestValues {
  const own = values as RequestValues;
  return typeof iban === 'string' ? { ...own, iban: `•••• ${iban.slice(-4)}` } : own;
}

export const downloadSubmissionFile: Handler<'downloadSubmissionFile'> = async (context) => {
  const { db, caller, input, storage, log, fail } = context;
  const { id, fileId } = input.params;
  const file = await findSubmissionFile(db, caller.userId, id, fileId);
  if (!file) return fail('not_found');
  return (await storedFile(storage, { ...file, fileName: file.name }, log)) ?? fail('not_found');
};
