import { fallbackLanguage, languageCodes } from '@foyer/contract/languages';
import type { Database } from '../../db/client.ts';
import {
  articleDocuments,
  articlePrices,
  articleRelations,
  articles,
  articleTags,
  articleTexts,
  categories,
  categoryTexts,
  documents,
  documentTexts,
  priceGroups,
  tags,
  tagTexts,
} from '../../domain/articles/articles.table.ts';
import { oneChunk } from '../../storage/one-chunk.ts';
import type { Storage } from '../../storage/storage.ts';
import { toPictureKey } from '../article-picture/render-article-picture.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { buildArticles, type DemoArticles, demoFamilies, hash } from './build-articles.ts';
import { demoCategories, demoTags } from './categories.ts';
import { renderPdf } from './data-sheet-pdf.ts';
import { demoText, inEachLanguage, type Text } from './demo-texts.ts';

/** Loads price groups, categories, tags, documents and articles. */
export async function loadArticles(
  db: Database,
  storage: Storage,
  scale: number,
  now: Date,
): Promise<DemoArticles> {
  await db.insert(priceGroups).values([
    { id: 'standard', name: 'Geschäftskunden', basis: 'net' },
    { id: 'premium', name: 'Rahmenvertrag', basis: 'net' },
    { id: 'partner', name: 'Partner', basis: 'net' },
    { id: 'private', name: 'Privatkunden', basis: 'gross' },
  ]);
  await db.insert(categories).values(
    demoCategories.map(({ id, parent = null, shape }, position) => ({
      id,
      parentId: parent,
      ancestorIds: parent ? [id, parent] : [id],
      position,
      pictureKey: toPictureKey({
        shape,
        tone: 'white',
        accent: 'slate',
        view: 'front',
        seed: hash(id) % 1000,
      }),
    })),
  );
  await db
    .insert(categoryTexts)
    .values(
      demoCategories.flatMap(({ id, name }) =>
        inEachLanguage(name).map((text) => ({ categoryId: id, ...text })),
      ),
    );
  await db.insert(tags).values(demoTags.map((id, position) => ({ id, position })));
  await db
    .insert(tagTexts)
    .values(demoTags.flatMap((id) => inEachLanguage(`tag.${id}`).map((text) => ({ tagId: id, ...text }))));
  const stored = await storeDocuments(storage, now);
  await db.insert(documents).values(stored.map(({ document }) => document));
  await db.insert(documentTexts).values(stored.flatMap(({ titles }) => titles));
  const built = buildArticles(now, scale);
  await bulkInsert(db, articles, built.articles);
  await bulkInsert(db, articleTexts, built.texts);
  await bulkInsert(db, articlePrices, built.prices);
  await bulkInsert(db, articleTags, built.tags);
  await bulkInsert(db, articleDocuments, built.documents);
  await bulkInsert(db, articleRelations, built.relations);
  return built;
}

const inside = languageCodes.map((language) => language.toUpperCase());
const inFallback = (text: Text) => demoText(fallbackLanguage, text);

interface StoredDocument {
  readonly document: typeof documents.$inferInsert;
  readonly titles: readonly (typeof documentTexts.$inferInsert)[];
}

/** Stores a data sheet for each family, and a manual for families that have one. */
async function storeDocuments(storage: Storage, now: Date): Promise<StoredDocument[]> {
  const wanted = demoFamilies.flatMap((family) => [
    { family, kind: 'data' as const },
    ...(family.hasManual ? [{ family, kind: 'manual' as const }] : []),
  ]);
  return Promise.all(
    wanted.map(async ({ family, kind }) => {
      const bytes = await renderPdf(family, kind, now);
      const stored = await storage.put(oneChunk(bytes), 'application/pdf');
      const id = `doc-${family.code.toLowerCase()}-${kind}`;
      const titles = languageCodes.map((language) => ({
        documentId: id,
        language,
        title: `${demoText(language, `sheet.${kind}`)} (${inside.join(', ')})`,
      }));
      const document = {
        id,
        fileName: `${inFallback(family.name)} - ${inFallback(`sheet.${kind}`)} ${inside.join(' ')}.pdf`,
        mediaType: 'application/pdf',
        sizeBytes: stored.sizeBytes,
        storageKey: stored.key,
      };
      return { document, titles };
    }),
  );
}
