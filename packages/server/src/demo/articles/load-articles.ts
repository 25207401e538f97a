import { fallbackLanguage, languageCodes } from '@foyer/contract/languages';
import type { Database } from '../../db/client.ts';
import { toPictureKey } from '../../domain/articles/article-picture/render-article-picture.ts';
import {
  articleDocuments,
  articlePrices,
  articleRelations,
  articles,
  articleTags,
  articleTexts,
  categories,
  documents,
  priceGroups,
  tags,
} from '../../domain/articles/articles.table.ts';
import type { Storage } from '../../storage/storage.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { buildArticles, type DemoArticles, demoFamilies, hash } from './build-articles.ts';
import { demoCategories, demoTags } from './categories.ts';
import { renderPdf } from './data-sheet-pdf.ts';
import { demoText, inAllLanguages } from './demo-texts.ts';
import type { Text } from './family.ts';

/** Price groups, categories, tags, documents and articles. */
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
    demoCategories.map(({ id, parent = null, name, shape }, position) => ({
      id,
      parentId: parent,
      ancestorIds: parent ? [id, parent] : [id],
      position,
      names: inAllLanguages(name),
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
    .insert(tags)
    .values(demoTags.map((id, position) => ({ id, position, names: inAllLanguages(`tag.${id}`) })));
  await db.insert(documents).values(await storeDocuments(storage, now));
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

/** One data sheet per family, and a manual where there is something to mount. */
async function storeDocuments(storage: Storage, now: Date): Promise<(typeof documents.$inferInsert)[]> {
  const wanted = demoFamilies.flatMap((family) => [
    { family, kind: 'data' as const },
    ...(family.hasManual ? [{ family, kind: 'manual' as const }] : []),
  ]);
  return Promise.all(
    wanted.map(async ({ family, kind }) => {
      const bytes = await renderPdf(family, kind, now);
      const stored = await storage.put(once(bytes), 'application/pdf');
      return {
        id: `doc-${family.code.toLowerCase()}-${kind}`,
        titles: Object.fromEntries(
          languageCodes.map((language) => [
            language,
            `${demoText(language, `sheet.${kind}`)} (${inside.join(', ')})`,
          ]),
        ),
        fileName: `${inFallback(family.name)} - ${inFallback(`sheet.${kind}`)} ${inside.join(' ')}.pdf`,
        mediaType: 'application/pdf',
        sizeBytes: stored.sizeBytes,
        storageKey: stored.key,
      };
    }),
  );
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
