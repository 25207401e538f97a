import type { CallOutput, Contract } from '@foyer/contract';

type Page = CallOutput<Contract['listDocuments']>;

const version = {
  mediaType: 'application/pdf',
  sizeBytes: 204_800,
  publishedAt: '2026-10-01T08:00:00Z',
  changeNote: null,
};

/** Documents as a server might answer them; for tests and examples. */
export const documentsPage: Page = {
  items: [
    {
      id: 'doc-prices',
      title: 'Preisliste 2026',
      description: 'Ihre vereinbarten Preise.',
      category: 'price_list',
      language: 'de_DE',
      publishedAt: '2026-10-01T08:00:00Z',
      validFrom: '2026-10-01',
      validUntil: '2027-09-30',
      isNew: true,
      versions: [
        {
          ...version,
          version: 2,
          fileName: 'Preisliste.pdf',
          changeNote: 'Neue Wallboxen',
          downloadUrl: '/files/2?s=a',
        },
        { ...version, version: 1, fileName: 'Preisliste-1.pdf', downloadUrl: '/files/1?s=a' },
      ],
    },
    {
      id: 'doc-certificate',
      title: 'Konformitätserklärung',
      description: null,
      category: 'certificate',
      language: null,
      publishedAt: '2026-06-01T08:00:00Z',
      validFrom: null,
      validUntil: null,
      isNew: false,
      versions: [
        { ...version, version: 1, fileName: 'CE.png', mediaType: 'image/png', downloadUrl: '/files/3?s=a' },
      ],
    },
  ],
  nextCursor: null,
  total: 2,
};
export const noDocuments: Page = { items: [], nextCursor: null, total: 0 };
