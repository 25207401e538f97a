import type { PortalDocument } from '@foyer/contract/documents/documents.schema';
import { type DocumentRow, documentList } from '../../domain/documents/document-list.repo.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { signedFileAddress } from '../../security/file-address.ts';
import type { Handler } from '../handler.ts';

export const listDocuments: Handler<'listDocuments'> = async (context) => {
  const { db, caller, input, locale, now, config } = context;
  const reader = { ...caller, now, language: languageOf(locale) };
  const { rows, ...page } = await documentList.read(db, reader, input.query);
  // opening a document during impersonation does not mark it as read for the customer
  const isOwn = caller.actor?.kind !== 'impersonation';
  const addressOf = (versionId: string) =>
    signedFileAddress({ versionId, userId: caller.userId, isOwn }, config.signingKey, now);
  return { ...page, items: await Promise.all(rows.map((row) => toDocument(row, addressOf))) };
};

/** Maps a document; one without a text in any language shows its id. */
async function toDocument(
  row: DocumentRow,
  addressOf: (versionId: string) => Promise<string>,
): Promise<PortalDocument> {
  return {
    id: row.id,
    title: row.text?.title ?? row.id,
    description: row.text?.description ?? null,
    category: row.category,
    language: row.language,
    publishedAt: row.publishedAt.toISOString(),
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    isNew: row.isNew,
    versions: await Promise.all(
      row.versions.map(async ({ id, ...version }) => ({ ...version, downloadUrl: await addressOf(id) })),
    ),
  };
}
