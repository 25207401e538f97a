import type { CallOutput, Contract } from '@foyer/contract';
import { addDays, businessDay } from '@foyer/contract/business-day';
import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';

type Tile = DashboardInformation;
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const nothing: Omit<Tile, 'id' | 'kind' | 'title'> = {
  severity: 'info',
  text: null,
  count: null,
  countIsCapped: false,
  amount: null,
  dueOn: null,
  series: [],
  entries: [],
  link: null,
};
const tile = (told: Pick<Tile, 'id' | 'kind' | 'title'> & Partial<Tile>): Tile => ({
  ...nothing,
  ...told,
});
const link = (route: NonNullable<Tile['link']>['route'], label: string, id: string | null = null) => ({
  route,
  id,
  label,
  query: {},
});

const monthsBack = (back: number) => {
  const [year = 0, month = 1] = businessDay().split('-').map(Number);
  const at = year * 12 + month - 1 - back;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};
/** Twelve months, one of them without any amount. */
export const months = Array.from({ length: 12 }, (_, at) => ({
  month: monthsBack(11 - at),
  amount: euro(at === 4 ? 0 : 123_456 + at * 40_000),
  link: { route: 'invoices' as const, id: null, query: { 'invoices.from': `${monthsBack(11 - at)}-01` } },
}));

/** Information on a manager's home page; for tests and examples. */
export const information: CallOutput<Contract['listDashboardInformation']> = {
  items: [
    tile({
      id: 'overdue-invoices',
      kind: 'task',
      severity: 'error',
      count: 2,
      amount: euro(418_760),
      title: '2 Rechnungen sind überfällig',
      dueOn: addDays(businessDay(), -12),
      link: link('invoices', 'Rechnungen ansehen'),
    }),
    tile({
      id: 'mileage',
      kind: 'task',
      severity: 'warning',
      title: 'Kilometerstand für HH-NW 214E melden',
      text: 'Zuletzt 48.210 km',
      dueOn: addDays(businessDay(), 8),
      count: 1,
      link: link('use-case', 'Jetzt melden', 'mileage-status-report'),
    }),
    tile({
      id: 'open-orders',
      kind: 'figure',
      title: 'Offene Bestellungen',
      count: 6,
      text: 'Nächste Lieferung: 24.11.2026',
      link: link('order-overview', 'Offene Bestellungen ansehen'),
    }),
    tile({
      id: 'open-amount',
      kind: 'figure',
      title: 'Offene Rechnungen',
      count: 3,
      amount: euro(1_234_500),
      text: '3 Rechnungen',
      link: link('invoices', 'Alle Rechnungen'),
    }),
    tile({
      id: 'overdue-amount',
      kind: 'figure',
      title: 'Überfällig',
      count: 2,
      amount: euro(418_760),
      severity: 'error',
      text: '2 Rechnungen',
      link: link('invoices', 'Rechnungen ansehen'),
    }),
    tile({
      id: 'spending',
      kind: 'chart',
      title: 'Ausgaben der letzten 12 Monate',
      amount: euro(3_998_016),
      text: 'Rechnungen abzüglich Gutschriften, netto',
      series: months,
    }),
    tile({
      id: 'latest-orders',
      kind: 'list',
      title: 'Letzte Bestellungen',
      entries: [
        {
          id: 'order-1',
          title: 'AB-2026-004711',
          text: 'Wallbox Pulse 11 kW, Ladekabel Typ 2',
          at: '2026-11-02T08:15:00Z',
          amount: euro(198_990),
          picture: null,
          isNew: false,
          state: { label: 'Teilweise versandt', severity: 'warning' },
          link: { route: 'order', id: 'order-1', query: {} },
        },
      ],
      link: link('order-overview', 'Alle Bestellungen'),
    }),
    tile({
      id: 'news',
      kind: 'list',
      title: 'Neuigkeiten',
      entries: [
        {
          id: 'news-1',
          title: 'Neue Wallbox mit Lastmanagement',
          text: 'Produkte',
          at: '2026-11-18T08:00:00Z',
          amount: null,
          isNew: true,
          state: null,
          picture: { url: '/api/portal/pictures/news-1.svg', alt: '', width: 960, height: 540 },
          link: { route: 'news', id: null, query: { open: 'news-1' } },
        },
      ],
      link: link('news', 'Alle Neuigkeiten'),
    }),
    tile({
      id: 'reorder',
      kind: 'reorder',
      title: 'Erneut bestellen: Ladekabel Typ 2',
      text: 'AB-2026-004698 vom 11.10.2026',
      link: link('order', 'In den Warenkorb', 'order-2'),
    }),
  ],
};

/** Information for an account without a role. */
export const informationWithoutRole: CallOutput<Contract['listDashboardInformation']> = {
  items: [
    tile({
      id: 'access',
      kind: 'notice',
      title: 'Mehr aus dem Portal machen',
      text: 'Wenden Sie sich bitte an Katharina Brandt.',
    }),
    tile({
      id: 'to-knowledge-platform',
      kind: 'shortcut',
      title: 'Wissensplattform',
      text: 'Anleitungen',
      link: link('knowledge-platform', 'Wissensplattform'),
    }),
  ],
};

/** Requests as a server might answer them. */
export const requests: CallOutput<Contract['listDashboardUseCases']> = {
  items: [
    {
      kind: 'mileage-status-report',
      title: 'Kilometerstand im November',
      isDue: true,
      dueCount: 1,
      dueOn: addDays(businessDay(), 8),
      openCount: 0,
      lastSubmission: {
        id: 'sub-1',
        number: 'UC-2026-000017',
        kind: 'mileage-status-report',
        state: 'done',
        submittedAt: '2026-10-23T09:00:00Z',
      },
    },
    {
      kind: 'charging-card-loss',
      title: 'Verlust einer Ladekarte melden',
      isDue: false,
      dueCount: 0,
      dueOn: null,
      openCount: 1,
      lastSubmission: null,
    },
  ],
};

/** An answer without any information. */
export const nothingToTell = { items: [] };
