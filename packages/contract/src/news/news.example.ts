import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import type { newsContract } from './news.contract.ts';

/** Examples of the news' endpoints. */
export const newsExamples: FeatureExamples<typeof newsContract> = {
  listNews: {
    description:
      'Published news of the caller’s brand and of the portal, without withdrawn ones. With `markRead=true` everything published so far counts as seen, on all devices.',
    request: { query: { category: 'product', locale: 'de_DE', limit: 12 } },
    answer: {
      items: [
        {
          id: 'nws-42',
          title: 'Neue Wallbox mit 22 kW',
          teaser: 'Ab Januar lieferbar.',
          category: 'product',
          paragraphs: ['Die neue Wallbox lädt mit 22 kW.', 'Vorbestellungen nehmen wir ab sofort an.'],
          publishedAt: '2025-11-18T07:00:00.000Z',
          picture: null,
          isRead: false,
          link: { label: 'Zum Artikel', url: 'https://foyer.example/wallbox-22' },
        },
      ],
      nextCursor: null,
      total: 1,
    },
  },
};
