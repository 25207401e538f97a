import type { CallOutput, Contract } from '@foyer/contract';

/** News as a server might answer them; for tests and examples. */
export const newsPage: CallOutput<Contract['listNews']> = {
  items: [
    {
      id: 'news-1',
      title: 'Neue Wallbox mit Lastmanagement',
      teaser: 'Bis zu zwölf Ladepunkte teilen sich einen Anschluss.',
      paragraphs: [
        'Die neue Generation ist ab sofort bestellbar.',
        'Bestehende Anlagen lassen sich nachrüsten.',
      ],
      category: 'product',
      publishedAt: '2026-11-18T08:00:00Z',
      picture: {
        url: '/api/portal/pictures/news-1.svg',
        alt: 'Wallbox an einer Wand',
        width: 640,
        height: 360,
      },
      link: { label: 'Zum Datenblatt', url: 'https://foyer.example/wallbox' },
      isRead: false,
    },
    {
      id: 'news-2',
      title: 'Wartung am Wochenende',
      teaser: 'Das Portal ist am Sonntag von 2 bis 4 Uhr nicht erreichbar.',
      paragraphs: [],
      category: 'notice',
      publishedAt: '2026-11-10T08:00:00Z',
      picture: null,
      link: null,
      isRead: true,
    },
  ],
  nextCursor: null,
  total: 2,
};
export const noNews: CallOutput<Contract['listNews']> = { items: [], nextCursor: null, total: 0 };
