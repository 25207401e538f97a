import { findDocumentFile, markDocumentRead } from '../../domain/documents/document-file.repo.ts';
import { readFileAddress } from '../../security/file-address.ts';
import { storedFile } from '../../storage/stored-file.ts';
import type { CallContext } from '../call-context.ts';
import { ProblemError } from '../problem-error.ts';
import type { ServerDependencies } from '../server-dependencies.ts';
import { fileResponse } from './file-response.ts';

/** Serves the file behind a signed address, as an attachment. An expired or changed address is answered like an unknown one. */
export async function serveDocumentFile(
  { url, now, log }: CallContext,
  { db, storage, config }: ServerDependencies,
): Promise<Response> {
  const grant = await readFileAddress(url, config.signingKey, now);
  const version = grant && (await findDocumentFile(db, grant.versionId));
  if (!grant || !version) throw new ProblemError('not_found', 404);
  const file = await storedFile(storage, version, log);
  if (!file) throw new ProblemError('not_found', 404);
  if (grant.isOwn) await markDocumentRead(db, grant.userId, version, now);
  return fileResponse(file);
}
