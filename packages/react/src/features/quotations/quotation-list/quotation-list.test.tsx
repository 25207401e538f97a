import { describeWidget, showWidget } from '@foyer/testing';
import { describe, expect, it } from 'vitest';
import { quotationsWidget } from '../quotations.manifest.ts';
import { noQuotations, quotationExample, quotationsPage } from '../quotations-fixture.ts';

describeWidget(quotationsWidget, {
  answers: { listQuotations: quotationsPage },
  ready: 'AN-2026-000815',
  empty: { answers: { listQuotations: noQuotations }, text: 'Noch keine Angebote' },
  failing: 'listQuotations',
  privately: { shows: 'Betrag brutto', hides: /Betrag netto/ },
});

describe('compact', () => {
  describeWidget(quotationsWidget, {
    props: { compact: true, pageSize: 2 },
    answers: { listQuotations: quotationsPage },
    ready: 'AN-2026-000815',
    empty: { answers: { listQuotations: noQuotations }, text: 'Noch keine Angebote' },
    failing: 'listQuotations',
  });
});

const hrefFor = ({ route, params }: { route: string; params?: Readonly<Record<string, string>> }) =>
  `/de_DE/${route}/${params?.id ?? ''}`;

it('shows the days left of an offer, and the subject of a request without an offer', async () => {
  const { screen, text } = await showWidget(quotationsWidget, {
    roles: ['ROLE_SHOP'],
    answers: { listQuotations: quotationsPage },
    hrefFor,
  });
  const link = await screen.findByRole('link', { name: 'AN-2026-000815' });
  expect(link.getAttribute('href')).toBe('/de_DE/quotation/quotation-1');
  expect(text()).toContain('noch 2 Tage');
  expect(text()).toContain('Sechs Ladepunkte für ein Parkhaus');
});

it.each([
  ['ROLE_SHOP', 1],
  ['ROLE_FLEET_FINANCIAL', 0],
] as const)('leads %s to a new request: %i', async (role, count) => {
  const { screen } = await showWidget(quotationsWidget, {
    roles: [role],
    answers: { listQuotations: quotationsPage },
    hrefFor,
  });
  await screen.findByText('AN-2026-000815');
  expect(screen.queryAllByRole('link', { name: 'Angebot anfragen' })).toHaveLength(count);
});

it('filters by state and opens a quotation in place where the host has no page for it', async () => {
  const { screen, api } = await showWidget(quotationsWidget, {
    roles: ['ROLE_SHOP'],
    props: { state: 'offered' },
    answers: { listQuotations: quotationsPage, getQuotation: quotationExample },
  });
  (await screen.findByRole('button', { name: 'AN-2026-000815' })).click();
  await screen.findByRole('heading', { name: 'Angebot AN-2026-000815' });
  expect(api.callsOf('listQuotations')[0]?.url.searchParams.get('state')).toBe('offered');
});
