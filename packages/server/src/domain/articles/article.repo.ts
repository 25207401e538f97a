import { and, eq, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import type { Language } from '../languages/language.ts';
import { nearestText } from '../languages/nearest-text.repo.ts';
import { hasNotice } from './article-notices.repo.ts';
import {
  articleDocuments,
  articlePrices,
  articles,
  articleTexts,
  documents,
  documentTexts,
} from './articles.table.ts';
import { pricedFor } from './price-group.repo.ts';

interface View {
  readonly priceGroupId: string;
  readonly language: Language;
}

interface DocumentRow {
  readonly id: string;
  readonly title: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/** Reads the details that only an article's own page shows. The caller has checked that the price group can see the article. */
export async function readDetails(db: Database, view: View, id: string) {
  const title = nearestText(
    documentTexts,
    documentTexts.title,
    [documentTexts.documentId, documents.id],
    view.language,
  );
  const [details] = await db
    .select({
      description: articleTexts.description,
      attributes: articleTexts.attributes,
      documents: sql<
        readonly DocumentRow[]
      >`coalesce((select json_agg(json_build_object('id', ${documents.id},
        'title', coalesce(${title}, ${documents.fileName}),
        'mediaType', ${documents.mediaType}, 'sizeBytes', ${documents.sizeBytes}) order by ad.position)
        from article_documents ad join ${documents} on ${documents.id} = ad.document_id
        where ad.article_id = ${id}), '[]'::json)`,
      relatedIds: sql<string[]>`coalesce((select json_agg(r.related_id order by r.position)
        from article_relations r
        join article_prices p on p.article_id = r.related_id and p.price_group_id = ${view.priceGroupId}
          and p.min_quantity = 1
        join articles a on a.id = r.related_id and a.is_active
        where r.article_id = ${id}), '[]'::json)`,
    })
    .from(articleTexts)
    .where(and(eq(articleTexts.articleId, id), eq(articleTexts.language, view.language)));
  return details;
}

/** Whether a user waits for an article. */
export async function findNotice(db: Database, userId: string, id: string): Promise<boolean> {
  const [row] = await queryRows<{ found: boolean }>(db, sql`select ${hasNotice(userId, id)} as found`);
  return row?.found === true;
}

/** Finds a document of an article that the price group can see. */
export async function readDocument(
  db: Database,
  priceGroupId: string,
  { id, docId }: { readonly id: string; readonly docId: string },
) {
  const [document] = await db
    .select({
      storageKey: documents.storageKey,
      sizeBytes: documents.sizeBytes,
      mediaType: documents.mediaType,
      fileName: documents.fileName,
    })
    .from(articleDocuments)
    .innerJoin(documents, eq(documents.id, articleDocuments.documentId))
    .innerJoin(articles, and(eq(articles.id, articleDocuments.articleId), eq(articles.isActive, true)))
    .innerJoin(articlePrices, pricedFor(priceGroupId))
    .where(and(eq(articleDocuments.articleId, id), eq(articleDocuments.documentId, docId)));
  return document;
}
