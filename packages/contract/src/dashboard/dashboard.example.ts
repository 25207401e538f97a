import type { FeatureExamples } from '../endpoint-example.ts';
import { sampleSubmission } from '../use-cases/use-cases.example.ts';
import type { dashboardContract } from './dashboard.contract.ts';

/** Examples of the home page's endpoints. */
export const dashboardExamples: FeatureExamples<typeof dashboardContract> = {
  listDashboardInformation: {
    description:
      'Only tiles whose link the caller may follow. The most urgent come first: errors, warnings, then the rest.',
    request: { query: { locale: 'de_DE' } },
    answer: {
      items: [
        {
          ...{
            id: 'open-orders',
            kind: 'open_orders',
            severity: 'info',
            title: 'Offene Bestellungen',
            text: null,
          },
          ...{
            count: 3,
            amount: { amount: 418_760, currency: 'EUR' },
            series: [
              { label: 'Okt', value: 2 },
              { label: 'Nov', value: 3 },
            ],
          },
          link: { route: 'order-overview', id: null, query: { state: 'confirmed' } },
          publishedAt: null,
        },
      ],
    },
  },
  listDashboardUseCases: {
    description: 'Due requests first. Empty for who may make none, so that a home page can always ask.',
    answer: {
      items: [
        {
          kind: 'mileage-status-report',
          isDue: true,
          dueOn: '2025-12-01',
          openCount: 1,
          lastSubmission: sampleSubmission,
        },
      ],
    },
  },
};
