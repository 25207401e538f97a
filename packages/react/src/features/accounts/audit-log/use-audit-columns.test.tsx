import type { AuditEntry } from '@foyer/contract/accounts/accounts.schema';
import { showHook } from '@foyer/testing';
import { describe, expect, it } from 'vitest';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { auditPage } from '../accounts-fixture.ts';
import { auditLogMessages } from './audit-log.messages.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

const began = auditPage.items[3] as AuditEntry;
const entry = (more: Partial<AuditEntry>): AuditEntry => ({ ...began, ...more });
async function columnOf(id: string) {
  const { now } = await showHook(useAuditColumns, { texts: [auditLogMessages, baseMessages] });
  return now().find((each) => each.id === id);
}

describe('an entry of the audit log', () => {
  it.each([
    ['the start of acting', {}, 'Handeln begonnen'],
    ['the end of acting', { kind: 'ended' }, 'Handeln beendet'],
    [
      'an action with its number',
      { kind: 'done', operation: 'orderCart', number: 'AB-1' },
      'Bestellung aufgegeben (AB-1)',
    ],
    [
      'an action without a number',
      { kind: 'done', operation: 'addCartItems' },
      'Artikel in den Warenkorb gelegt',
    ],
    [
      'a general word for an action of a newer server',
      { kind: 'done', operation: 'flyToTheMoon' },
      'Sonstiges',
    ],
  ] as const)('shows %s', async (_, more, expected) => {
    expect((await columnOf('what'))?.value(entry(more))).toBe(expected);
  });

  it.each([
    ['nothing if it was not refused', { kind: 'done', code: 'forbidden' }, null],
    [
      'the reason of a refusal',
      { kind: 'refused', code: 'impersonation_forbidden' },
      'Das kann nur die Person selbst.',
    ],
    [
      'a general sentence for an unknown reason',
      { kind: 'refused', code: 'new_reason' },
      'Das wurde abgelehnt.',
    ],
    ['a general sentence without a reason', { kind: 'refused', code: null }, 'Das wurde abgelehnt.'],
  ] as const)('adds %s', async (_, more, expected) => {
    expect((await columnOf('what'))?.note?.(entry(more))).toBe(expected);
  });

  it.each([
    ['began', 'info', 'Begonnen'],
    ['done', 'success', 'Getan'],
    ['refused', 'danger', 'Abgelehnt'],
    ['ended', 'neutral', 'Beendet'],
    ['of-a-newer-server', 'neutral', 'Sonstiges'],
  ])('of kind %s has the colour %s', async (kind, tone, children) => {
    const cell = (await columnOf('kind'))?.cell?.(entry({ kind: kind as AuditEntry['kind'] }));
    expect(cell).toMatchObject({ props: { tone, children } });
  });

  it.each([
    ['actor', 'Nina Albrecht'],
    ['user', 'Mehmet Yilmaz'],
    ['reason', 'Anruf wegen der Bestellung'],
    ['at', expect.stringMatching(/^20\.11\.2026, \d\d:\d\d$/)],
  ])('names its %s', async (id, expected) => {
    expect((await columnOf(id))?.value(began)).toEqual(expected);
  });
});
