import type { ChargingCard, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { showWidget } from '@foyer/testing';
import { describe, expect, it } from 'vitest';
import { useCasesWidget, useCaseWidget } from '../use-cases.manifest.ts';
import { overviewExample, submissionExample } from '../use-cases-fixture.ts';

const loss = { ...submissionExample, kind: 'charging-card-loss', number: 'VG-2026-000500' } as const;
const cards = (...states: ChargingCard['state'][]): ChargingCard[] =>
  states.map((state, at) => ({
    id: `card-${at}`,
    number: `FOY-${at}`,
    type: 'PARTNERKARTE',
    holder: 'Jan Petersen',
    state,
  }));
const overviewWith = (change: Partial<UseCaseOverview>): UseCaseOverview => ({
  ...overviewExample,
  available: overviewExample.available.map(({ kind }) => ({ kind, isAvailable: false })),
  ...change,
});
const company = /Person, die das Portal in Ihrem Unternehmen betreut/;
const service = /hilft Ihnen unser Kundenservice gern weiter/;

const roles = ['ROLE_USE_CASES'] as const;
const show = (kind: string, overview: UseCaseOverview, mode: 'b2b' | 'b2c_cc' = 'b2b') =>
  showWidget(useCaseWidget, { props: { kind }, mode, roles, answers: { listUseCases: overview } });

describe('a request that cannot be made', () => {
  it.each([
    ['charging-card-loss', overviewWith({ chargingCards: [] }), 'Verlust einer Ladekarte melden'],
    ['mileage-status-report', overviewWith({}), 'Kilometerstand melden'],
    ['moon-landing', overviewWith({}), 'Dieses Anliegen gibt es hier nicht'],
  ])('has its name as the heading of its page: %s', async (kind, overview, title) => {
    const { screen } = await show(kind, overview);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each([
    ['b2b', company, service],
    ['b2c_cc', service, company],
  ] as const)('is explained to a user of mode %s in words for that mode', async (mode, said, other) => {
    const { screen } = await show('charging-card-loss', overviewWith({ chargingCards: [] }), mode);
    expect(await screen.findByText('Ihnen ist keine Ladekarte zugeordnet')).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByText(other)).toBeNull();
  });

  it.each([
    [cards('blocked', 'ordered'), 'Ihre Karte ist gesperrt', /Eine Ersatzkarte ist bestellt/],
    [cards('blocked', 'blocked'), 'Ihre Karten sind gesperrt', 'Sie müssen nichts weiter tun.'],
    [cards('ordered'), 'Ihre Karte ist bestellt', /Sobald sie aktiv ist/],
  ])('explains the replacement where every card was reported: %#', async (chargingCards, title, text) => {
    const overview = overviewWith({ chargingCards, submissions: [loss] });
    const { screen } = await show('charging-card-loss', overview, 'b2c_cc');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect([screen.queryByText(company), screen.queryByText(service)]).toEqual([null, null]);
  });

  it('links to the submission that caused it, where the overview exists', async () => {
    const overview = overviewWith({ chargingCards: cards('blocked', 'ordered'), submissions: [loss] });
    const { screen } = await showWidget(useCasesWidget, {
      roles,
      answers: { listUseCases: overview },
    });
    expect(await screen.findByText('Ihre Karte ist gesperrt')).toBeTruthy();
    expect(screen.getByText('VG-2026-000500')).toBeTruthy();
    const away = await show('charging-card-loss', overview);
    await away.screen.findByText('Ihre Karte ist gesperrt');
    expect(away.screen.queryByText(/Zu Ihrem Anliegen/)).toBeNull();
    const linked = await showWidget(useCaseWidget, {
      props: { kind: 'charging-card-loss' },
      roles,
      hrefFor: () => '#/use-cases',
      answers: { listUseCases: overview },
    });
    const link = await linked.screen.findByText('Zu Ihrem Anliegen VG-2026-000500');
    expect(link.getAttribute('href')).toBe('#/use-cases');
  });

  it('reports a missing permission', async () => {
    const { screen } = await show('mileage-status-report', overviewWith({}));
    expect(await screen.findByText('Dieses Anliegen ist für Ihr Konto nicht freigegeben')).toBeTruthy();
    expect(screen.getByText(company)).toBeTruthy();
  });

  it.each([
    ['b2b', /Verwaltung Ihres Unternehmens/],
    ['b2c_cc', service],
  ] as const)('refers a user of mode %s without the role to the right contact', async (mode, said) => {
    const { screen, text } = await showWidget(useCaseWidget, { props: { kind: 'charging-card-loss' }, mode });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(text().includes('Unternehmen')).toBe(mode === 'b2b');
  });
});
