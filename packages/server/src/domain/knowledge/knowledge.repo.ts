import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Language } from '../languages/language.ts';
import { isNearLanguage, nearestText } from '../languages/nearest-text.repo.ts';
import { holdsWords } from '../search/holds-words.repo.ts';
import { type KnowledgeTopic, knowledgeArticles, knowledgeTexts } from './knowledge.table.ts';

/** Who reads, and in which language. */
export interface KnowledgeReader {
  readonly brandId: string;
  readonly isTechnician: boolean;
  readonly language: Language;
}

type Text = Pick<typeof knowledgeTexts.$inferSelect, 'title' | 'summary' | 'paragraphs'>;

/** More than anybody reads at once; what is wanted is found by searching. */
const mostListed = 50;

const readableFor = ({ brandId, isTechnician }: KnowledgeReader): SQL | undefined =>
  and(
    or(isNull(knowledgeArticles.brandId), eq(knowledgeArticles.brandId, brandId)),
    isTechnician ? undefined : eq(knowledgeArticles.audience, 'everyone'),
  );

const wholeText = sql`json_build_object('title', ${knowledgeTexts.title}, 'summary', ${knowledgeTexts.summary},
  'paragraphs', ${knowledgeTexts.paragraphs})`;

const fields = (language: Language) => ({
  id: knowledgeArticles.id,
  topic: knowledgeArticles.topic,
  audience: knowledgeArticles.audience,
  updatedAt: knowledgeArticles.updatedAt,
  text: nearestText<Text>(
    knowledgeTexts,
    wholeText,
    [knowledgeTexts.articleId, knowledgeArticles.id],
    language,
  ),
});

/** What somebody may read of what they look for, the newest first. */
export async function listKnowledge(
  db: Database,
  reader: KnowledgeReader,
  wanted: { readonly search: string; readonly topic?: KnowledgeTopic | undefined },
) {
  const holds = sql`exists (select 1 from ${knowledgeTexts} where ${knowledgeTexts.articleId} = ${knowledgeArticles.id}
    and ${isNearLanguage(knowledgeTexts, reader.language)} and ${holdsWords(knowledgeTexts.searchText, wanted.search)})`;
  return db
    .select(fields(reader.language))
    .from(knowledgeArticles)
    .where(
      and(
        readableFor(reader),
        wanted.topic ? eq(knowledgeArticles.topic, wanted.topic) : undefined,
        wanted.search.trim() === '' ? undefined : holds,
      ),
    )
    .orderBy(desc(knowledgeArticles.updatedAt), knowledgeArticles.id)
    .limit(mostListed);
}

/** One article; null where there is none that they may read. */
export async function findKnowledge(db: Database, reader: KnowledgeReader, id: string) {
  const [row] = await db
    .select(fields(reader.language))
    .from(knowledgeArticles)
    .where(and(readableFor(reader), eq(knowledgeArticles.id, id)));
  return row ?? null;
}
