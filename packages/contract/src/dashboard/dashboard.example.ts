import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import { euro } from '../openapi/sample-values.ts';
import { sampleSubmission } from '../use-cases/use-cases.example.ts';
import type { dashboardContract } from './dashboard.contract.ts';

/** Examples of the home page's endpoints. */
export const dashboardExamples: FeatureExamples<typeof dashboardContract> = {
  listDashboardInformation: {
    description:
      'Only tiles whose link the caller may follow. The most urgent come first: errors, then warnings, then the rest.',
    request: { query: { locale: 'de_DE' } },
    answer: {
      items: [
        {
          id: 'overdue-invoices',
          kind: 'task',
          severity: 'error',
          title: '2 Rechnungen sind überfällig',
          text: null,
          count: 2,
          countIsCapped: false,
          amount: euro(418_760),
          dueOn: '2025-11-03',
          series: [],
          entries: [],
          link: {
            route: 'invoices',
            id: null,
            query: { 'invoices.state': 'overdue' },
            label: 'Rechnungen ansehen',
          },
        },
        {
          id: 'spending',
          kind: 'chart',
          severity: 'info',
          title: 'Ausgaben',
          text: 'Netto, je Monat',
          count: null,
          countIsCapped: false,
          amount: euro(1_290_450),
          dueOn: null,
          entries: [],
          series: [
            {
              month: '2025-10',
              amount: euro(0),
              link: {
                route: 'invoices',
                id: null,
                query: { 'invoices.from': '2025-10-01', 'invoices.to': '2025-10-31' },
              },
            },
            { month: '2025-11', amount: euro(1_290_450), link: null },
          ],
          link: null,
        },
        {
          id: 'news',
          kind: 'list',
          severity: 'info',
          title: 'Neuigkeiten',
          text: null,
          count: 1,
          countIsCapped: false,
          amount: null,
          dueOn: null,
          series: [],
          entries: [
            {
              id: 'news-1',
              title: 'Wartung am Wochenende',
              text: 'Hinweis',
              at: '2025-11-18T08:00:00.000Z',
              amount: null,
              state: null,
              picture: null,
              isNew: true,
              link: { route: 'news', id: null, query: { open: 'news-1' } },
            },
          ],
          link: { route: 'news', id: null, query: {}, label: 'Alle Neuigkeiten' },
        },
      ],
    },
  },
  listDashboardUseCases: {
    description:
      'Due requests first. Empty for callers who may make none, so that a home page may always call it.',
    answer: {
      items: [
        {
          kind: 'mileage-status-report',
          title: 'Kilometerstand melden',
          isDue: true,
          dueCount: 2,
          dueOn: '2025-11-30',
          openCount: 1,
          lastSubmission: sampleSubmission,
        },
      ],
    },
  },
};
