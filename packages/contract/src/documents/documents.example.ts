import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import type { documentsContract } from './documents.contract.ts';

/** Examples of the documents' endpoints. */
export const documentsExamples: FeatureExamples<typeof documentsContract> = {
  listDocuments: {
    description:
      'There is no call for the file itself: the `downloadUrl` of a version is signed for the caller and valid for ten minutes. `from` and `to` are days of publication.',
    request: { query: { category: ['contract', 'terms'], isNew: true, sort: 'publishedAt:desc' } },
    answer: {
      items: [
        {
          id: 'doc-agb',
          title: 'Allgemeine Geschäftsbedingungen',
          description: null,
          category: 'terms',
          language: 'de_DE',
          publishedAt: '2025-10-01T00:00:00.000Z',
          validFrom: '2025-11-01',
          validUntil: null,
          isNew: true,
          versions: [
            {
              version: 4,
              fileName: 'AGB-2025.pdf',
              mediaType: 'application/pdf',
              sizeBytes: 204_800,
              publishedAt: '2025-10-01T00:00:00.000Z',
              changeNote: 'Lieferzeiten',
              downloadUrl: '/api/portal/files/doc-agb-4?until=1763712000&signature=9f3c',
            },
          ],
        },
      ],
      nextCursor: null,
      total: 1,
    },
  },
};
