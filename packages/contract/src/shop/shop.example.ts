import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import { euro, samplePicture } from '../openapi/sample-values.ts';
import type { shopContract } from './shop.contract.ts';
import type { ArticleSummary } from './shop.schema.ts';

const wallbox: ArticleSummary = {
  id: 'art-wb-11-k',
  number: 'WB-11-K',
  name: 'Wallbox 11 kW mit Kabel',
  summary: 'Typ 2, 5 m, RFID',
  kind: 'hardware',
  categoryId: 'wallbox',
  categoryName: 'Wallboxen',
  tags: ['rfid', 'eichrecht'],
  picture: samplePicture,
  price: {
    net: euro(69_900),
    gross: euro(83_181),
    taxRate: 19,
    tiers: [{ minQuantity: 10, net: euro(64_900), gross: euro(77_231) }],
  },
  availability: { status: 'in_stock', quantity: 84, leadTimeDays: 2, backorderExpectedOn: '2031-03-24' },
  minQuantity: 1,
  maxQuantity: 500,
  quantityStep: 1,
};

/** Examples of the shop's endpoints. */
export const shopExamples: FeatureExamples<typeof shopContract> = {
  listArticles: {
    description:
      'Searches names, numbers, descriptions and tags, tolerates spelling mistakes, and sorts by relevance during a search. Prices are those of the caller’s price group.',
    request: {
      query: { search: 'wallbox', category: 'wallbox', available: true, sort: 'price:asc', limit: 24 },
    },
    answer: { items: [wallbox], nextCursor: null, total: 1 },
  },
  getArticle: {
    description: 'Texts are in `locale`, or in German where there is no translation.',
    request: { params: { id: 'art-wb-11-k' }, query: { locale: 'de_DE' } },
    answer: {
      ...wallbox,
      description: 'Lädt mit 11 kW und rechnet eichrechtskonform ab.',
      manufacturer: 'Foyer',
      pictures: [samplePicture],
      attributes: [{ label: 'Leistung', value: '11 kW' }],
      documents: [
        { id: 'doc-datasheet', title: 'Datenblatt', mediaType: 'application/pdf', sizeBytes: 182_400 },
      ],
      relatedIds: ['art-stele-duo'],
      noticeRequested: false,
    },
  },
  downloadArticleDocument: {
    description: 'The file of one of the article’s `documents`.',
    request: { params: { id: 'art-wb-11-k', docId: 'doc-datasheet' } },
  },
  listArticleTags: {
    description:
      'Tags of articles that the caller can see, within the category if one is given; tags without an article are left out.',
    request: { query: { category: 'wallbox', locale: 'de_DE' } },
    answer: { items: [{ id: 'rfid', name: 'RFID', articleCount: 42 }] },
  },
  listArticleCategories: {
    description: 'Parents come before their children; `parentId` is null at the top.',
    request: { query: { locale: 'de_DE' } },
    answer: {
      items: [
        {
          id: 'charging',
          name: 'Laden',
          parentId: null,
          articleCount: 96,
          pictureUrl: '/media/categories/charging.svg',
        },
        { id: 'wallbox', name: 'Wallboxen', parentId: 'charging', articleCount: 38, pictureUrl: null },
      ],
    },
  },
  requestArticleNotice: {
    description:
      'One mail is sent to the caller as soon as the article is available again, in the language of their account; repeating the request changes nothing. An available article is refused with `article_available`.',
    request: { params: { id: 'art-wb-11-k' } },
    answer: { noticeRequested: true },
  },
  cancelArticleNotice: {
    description: 'Harmless where there is no request, or where the mail has already been sent.',
    request: { params: { id: 'art-wb-11-k' } },
    answer: { noticeRequested: false },
  },
};
