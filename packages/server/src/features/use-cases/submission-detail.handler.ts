import { findSubmission, findSubmissionFile } from '../../domain/use-cases/submission-detail.repo.ts';
import { toSubmissionDetail } from '../../domain/use-cases/submission-view.ts';
import { storedFile } from '../../storage/stored-file.ts';
import type { Handler } from '../handler.ts';

/** Returns the caller's own request: its values, its timeline, its messages and files. */
export const getSubmission: Handler<'getSubmission'> = async ({ db, caller, input, fail }) => {
  const found = await findSubmission(db, caller.userId, input.params.id);
  return found ? toSubmissionDetail(found) : fail('not_found');
};

export const downloadSubmissionFile: Handler<'downloadSubmissionFile'> = async (context) => {
  const { db, caller, input, storage, log, fail } = context;
  const { id, fileId } = input.params;
  const file = await findSubmissionFile(db, caller.userId, id, fileId);
  if (!file) return fail('not_found');
  return (await storedFile(storage, { ...file, fileName: file.name }, log)) ?? fail('not_found');
};
