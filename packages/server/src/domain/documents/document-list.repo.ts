import { businessTimeZone } from '@foyer/contract';
import { fallbackLanguage } from '@foyer/contract/languages';
import { getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import type { Language } from '../languages/language.ts';
import { isNearLanguage, nearestText } from '../languages/nearest-text.repo.ts';
import { foldedColumn, searchedColumn } from '../search/folded-column.repo.ts';
import { matchesEachWord, type SearchedWord } from '../search/matches-words.repo.ts';
import { documentVersions, portalDocuments, portalDocumentTexts } from './documents.table.ts';
import { type DocumentReader, documentsFor, isNewFor, outerDocumentId } from './visible-documents.repo.ts';

interface Reader extends DocumentReader {
  readonly language: Language;
}
interface DocumentText {
  readonly title: string;
  readonly description: string | null;
}
/** Version of a document as JSON. */
interface Version
  extends Omit<typeof documentVersions.$inferSelect, 'publishedAt' | 'documentId' | 'storageKey'> {
  readonly publishedAt: string;
}

const ofDocument = [portalDocumentTexts.documentId, portalDocuments.id] as const;
const wholeText = sql`json_build_object('title', ${portalDocumentTexts.title}, 'description', ${portalDocumentTexts.description})`;
const versions = sql<
  Version[]
>`(select json_agg(json_build_object('id', v.id, 'version', v.version, 'fileName', v.file_name,
    'mediaType', v.media_type, 'sizeBytes', v.size_bytes, 'changeNote', v.change_note,
    'publishedAt', to_char(v.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by v.version desc)
  from ${documentVersions} v where v.document_id = ${outerDocumentId})`;

/** Sort key by the title in the fallback language, so that the order is the same for every reader. */
const sortTitle = foldedColumn(
  nearestText(portalDocumentTexts, portalDocumentTexts.title, ofDocument, fallbackLanguage),
);

/** Whether the texts of a document in a language, or its newest file, match a word of a search. */
const holdsWord = ({ isIn }: SearchedWord, language: Language): SQL =>
  sql`(exists (select 1 from ${portalDocumentTexts} where ${portalDocumentTexts.documentId} = ${portalDocuments.id}
      and ${isNearLanguage(portalDocumentTexts, language)} and ${isIn(portalDocumentTexts.searchText)})
    or exists (select 1 from (select v.file_name || ' ' || coalesce(v.change_note, '') as words from ${documentVersions} v
        where v.document_id = ${portalDocuments.id} order by v.version desc limit 1) newest
      where ${isIn(searchedColumn(sql`newest.words`))}))`;

export const documentList = pageOf('listDocuments', portalDocuments, {
  fields: ({ userId, language }: Reader) => ({
    ...getTableColumns(portalDocuments),
    text: nearestText<DocumentText>(portalDocumentTexts, wholeText, ofDocument, language),
    isNew: isNewFor(userId),
    versions,
  }),
  visible: documentsFor,
  sorts: {
    publishedAt: portalDocuments.publishedAt,
    title: { expression: sortTitle, kind: 'text' },
    category: portalDocuments.category,
  },
  defaultSort: 'publishedAt:desc',
  filters: {
    search: (search, { language }) => matchesEachWord(search, (word) => holdsWord(word, language)),
    category: (categories) => inArray(portalDocuments.category, categories),
    // `from` and `to` are the first and the last business day.
    from: (day) => gte(portalDocuments.publishedAt, startOfDay(day)),
    to: (day) => lt(portalDocuments.publishedAt, sql`${startOfDay(day)} + interval '1 day'`),
    isNew: (isNew, { userId }) => sql`${isNewFor(userId)} = ${isNew}::boolean`,
    id: (ids) => inArray(portalDocuments.id, ids),
  },
});

export type DocumentRow = Awaited<ReturnType<typeof documentList.read>>['rows'][number];

const startOfDay = (day: string) => sql`(${day}::date)::timestamp at time zone ${businessTimeZone}::text`;
