import { addDays, businessDay, businessTimeZone } from '@foyer/contract';
import { fallbackLanguage, fallbackLocale, languages } from '@foyer/contract/languages';
import type { Database } from '../../db/client.ts';
import {
  documentVersions,
  portalDocuments,
  portalDocumentTexts,
} from '../../domain/documents/documents.table.ts';
import { formatsOf } from '../../domain/languages/formats.ts';
import type { Language } from '../../domain/languages/language.ts';
import { loadTexts } from '../../domain/languages/load-texts.ts';
import { renderLetter } from '../../domain/letter/render-letter.ts';
import { toSearchText } from '../../domain/search/fold-text.ts';
import { oneChunk } from '../../storage/one-chunk.ts';
import type { Storage } from '../../storage/storage.ts';
import { demoBrands } from '../accounts/brands.ts';
import { demoCompanies } from '../accounts/companies.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { png } from '../drawing.ts';
import { demoSellers } from '../invoices/sellers.ts';
import { type DemoDocument, demoDocuments } from './demo-documents.ts';
import type de from './locales/de.json';

const dayMs = 86_400_000;
type Id = keyof typeof de;
const say = await loadTexts<Id>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

const agoOf = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);
const newest = (now: Date, { ages }: DemoDocument) => agoOf(now, ages.at(-1) ?? 0);

/** Returns the rows of the story's documents at a moment. */
export const documentRows = (now: Date) =>
  demoDocuments.map((document) => ({
    id: document.id,
    brandId: document.brandId ?? null,
    companyId: document.companyId ?? null,
    userId: document.userId ?? null,
    modes: [...(document.modes ?? (['b2b', 'b2c_cc'] as const))],
    access: document.access ?? ('signedIn' as const),
    category: document.category,
    language: fallbackLocale,
    publishedAt: newest(now, document),
    validFrom: document.validFor === undefined ? null : businessDay(newest(now, document)),
    validUntil: document.validFor === undefined ? null : addDays(businessDay(now), document.validFor),
  }));

/** Loads terms, price lists, contracts, manuals, forms and reports of all customers, twelve months back. */
export async function loadDocuments(db: Database, storage: Storage, now: Date): Promise<void> {
  await bulkInsert(db, portalDocuments, documentRows(now));
  await bulkInsert(
    db,
    portalDocumentTexts,
    demoDocuments.flatMap((document) =>
      languages.map(({ code: language, locale }) => {
        const words = wordsOf(document, newest(now, document), language, locale);
        const { title, description } = words;
        return {
          documentId: document.id,
          language,
          ...words,
          searchText: toSearchText([title, description]),
        };
      }),
    ),
  );
  const files = await Promise.all(
    demoDocuments.flatMap((document) =>
      document.ages.map((age, index) => storeVersion(storage, document, index, agoOf(now, age))),
    ),
  );
  await bulkInsert(db, documentVersions, files);
}

function wordsOf({ kind, owner = '' }: DemoDocument, at: Date, language: Language, locale: string) {
  const tag = locale.replace('_', '-');
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: businessTimeZone });
  const values = { owner, year: businessDay(at).slice(0, 4), month: month.format(at) };
  return {
    title: say(language, `${kind}.title`, values),
    description: say(language, `${kind}.description`, values),
  };
}

async function storeVersion(storage: Storage, document: DemoDocument, index: number, publishedAt: Date) {
  const isPicture = document.kind === 'certificate';
  const { title } = wordsOf(document, publishedAt, fallbackLanguage, fallbackLocale);
  const bytes = isPicture ? await drawCertificate(title) : await drawPaper(document, title, publishedAt);
  const mediaType = isPicture ? 'image/png' : 'application/pdf';
  const { key, sizeBytes } = await storage.put(oneChunk(bytes), mediaType);
  const change = `${document.kind}.change`;
  return {
    id: `${document.id}-v${index + 1}`,
    documentId: document.id,
    version: index + 1,
    fileName: `${title}${isPicture ? '.png' : '.pdf'}`,
    mediaType,
    sizeBytes,
    storageKey: key,
    publishedAt,
    changeNote: index > 0 && say.has(change) ? say(fallbackLanguage, change) : null,
  };
}

async function drawPaper(document: DemoDocument, title: string, at: Date): Promise<Uint8Array> {
  const text = (id: Id, values?: Readonly<Record<string, string | number>>) =>
    say(fallbackLanguage, id, values);
  const company = demoCompanies.find(({ id }) => id === document.companyId);
  const brandId = document.brandId ?? company?.brandId ?? 'foyer';
  const brand = demoBrands.find(({ id }) => id === brandId);
  if (!brand) throw new Error(`Demo data: ${document.id} has no brand`);
  return renderLetter({
    language: fallbackLanguage,
    brand: { ...brand, imprintUrl: brand.imprintUrl ?? null },
    seller: demoSellers.find((seller) => seller.brandId === brandId) ?? null,
    title,
    writtenAt: at,
    recipient: document.owner ? [document.owner] : [],
    facts: [[text('paper.date'), formatsOf(fallbackLocale).day(at)]],
    blocks: [
      { kind: 'paragraph', text: wordsOf(document, at, fallbackLanguage, fallbackLocale).description },
      { kind: 'paragraph', text: text('paper.text-1') },
      { kind: 'paragraph', text: text('paper.text-2') },
    ],
  });
}

/** Draws a certificate to hang up, as a picture. */
const drawCertificate = (title: string): Promise<Uint8Array> =>
  png(`<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754" viewBox="0 0 620 877">
      <rect width="620" height="877" fill="#ffffff"/><rect x="24" y="24" width="572" height="829" rx="12" fill="none" stroke="#95C11F" stroke-width="6"/>
      <text x="310" y="330" font-family="Helvetica, Arial, sans-serif" font-size="120" font-weight="700" text-anchor="middle" fill="#1b2530">CE</text>
      <text x="310" y="430" font-family="Helvetica, Arial, sans-serif" font-size="24" text-anchor="middle" fill="#1b2530">${title}</text>
    </svg>`);
