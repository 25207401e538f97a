import { describeWidget, showWidget } from '@foyer/testing';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { invoicesWidget } from '../invoices.manifest.ts';
import { invoicesPage, noInvoices } from '../invoices-fixture.ts';

describeWidget(invoicesWidget, {
  answers: { listInvoices: invoicesPage },
  ready: 'RE-2026-001234',
  empty: { answers: { listInvoices: noInvoices }, text: 'Noch keine Rechnungen' },
  failing: 'listInvoices',
});

describe('invoices', () => {
  const show = (props: Readonly<Record<string, unknown>> = {}) =>
    showWidget(invoicesWidget, {
      roles: ['ROLE_FLEET_FINANCIAL'],
      answers: { listInvoices: invoicesPage },
      props,
    });

  it('show above the list the sums of all of them', async () => {
    const { screen, shadow } = await show();
    await screen.findByText('RE-2026-001234');
    const sums = [...shadow.querySelectorAll('[part=sum]')].map((sum) =>
      sum.textContent?.replace(/\s/g, ' '),
    );
    expect(sums).toEqual([
      'Offen1.306,68 €1 Rechnung',
      'In 7 Tagen fällig0,00 €nichts',
      'Überfällig1.306,68 €1 Rechnung',
    ]);
  });

  it.each([
    [/^Offen[ \d]/, 'unpaid'],
    [/^In 7 Tagen fällig/, 'due_soon'],
    [/^Überfällig/, 'overdue'],
  ])('are filtered by a sum when it is pressed: %s', async (name, state) => {
    const { api, screen } = await show();
    const sum = await screen.findByRole('button', { name });
    await userEvent.click(sum);
    await vi.waitUntil(() => api.callsOf('listInvoices').at(-1)?.url.searchParams.get('state') === state);
    expect(sum.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(sum);
    await vi.waitUntil(() => sum.getAttribute('aria-pressed') === 'false');
  });

  it('show how long one is overdue, and which are credit notes', async () => {
    const { screen } = await show();
    expect(await screen.findByText('seit 12 Tagen')).toBeTruthy();
    expect(screen.getByText('Gutschrift', { selector: 'span, small, div' })).toBeTruthy();
  });

  it('are filtered by state, and have no sums if they are compact', async () => {
    const { api, screen, shadow, change } = await show({ state: 'overdue' });
    await screen.findByText('RE-2026-001234');
    expect(api.callsOf('listInvoices').at(-1)?.url.searchParams.get('state')).toBe('overdue');
    change({ compact: true });
    await vi.waitUntil(() => shadow.querySelector('[part=sum]') === null);
  });
});
