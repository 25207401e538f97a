import { type SQL, sql } from 'drizzle-orm';
import { portalDocuments, portalDocumentTexts } from '../../documents/documents.table.ts';
import { documentsFor, isNewFor } from '../../documents/visible-documents.repo.ts';
import { nearestText } from '../../languages/nearest-text.repo.ts';
import { defineSource, entry, tile, to, type Viewer } from '../source.repo.ts';

interface Facts {
  readonly newOnes: number;
  readonly latest: readonly {
    readonly id: string;
    readonly category: string;
    readonly publishedAt: string;
    readonly isNew: boolean;
    readonly title: string | null;
  }[];
}

/** Limit up to which new documents are counted. */
const most = 100;

const readFacts = (viewer: Viewer): SQL => {
  const visible = documentsFor(viewer);
  const isNew = isNewFor(viewer.userId);
  const ofDocument = [portalDocumentTexts.documentId, portalDocuments.id] as const;
  const title = nearestText(portalDocumentTexts, portalDocumentTexts.title, ofDocument, viewer.language);
  return sql`select json_build_object(
    'newOnes', (select count(*)::int from (select 1 from ${portalDocuments} where ${visible} and ${isNew} limit ${most}) found),
    'latest', (select coalesce(json_agg(d), '[]') from (
      select ${portalDocuments.id}, ${portalDocuments.category}, ${portalDocuments.publishedAt} as "publishedAt",
        ${isNew} as "isNew", ${title} as title
      from ${portalDocuments} where ${visible}
      order by ${portalDocuments.publishedAt} desc, ${portalDocuments.id} desc limit 5) d))`;
};

/** Number of new documents and, for viewers without access to orders, the latest documents. */
export const documentsSource = defineSource<Facts>({
  access: 'signedIn',
  facts: readFacts,
  tiles: ({ newOnes, latest }, { say, holds }) => [
    ...(newOnes === 0
      ? []
      : [
          tile({
            id: 'new-documents',
            kind: 'task',
            count: newOnes,
            countIsCapped: newOnes === most,
            title: say('dashboard.documents.new', { count: newOnes }),
            link: {
              ...to('document', { query: { 'documents.isNew': 'true' } }),
              label: say('dashboard.documents.new.link'),
            },
          }),
        ]),
    ...(latest.length === 0 || holds('orders')
      ? []
      : [
          tile({
            id: 'documents',
            kind: 'list',
            title: say('dashboard.documents.title'),
            entries: latest.map(({ id, category, publishedAt, isNew, title }) =>
              entry({
                id,
                title: title ?? id,
                text: say.value('dashboard.documents.category', category),
                at: new Date(publishedAt).toISOString(),
                isNew,
                link: to('document'),
              }),
            ),
            link: { ...to('document'), label: say('dashboard.documents.link') },
          }),
        ]),
  ],
});
