import { describe, expect, it } from 'vitest';
import { archiveKind, archivePeriod } from './archive-content.ts';

const issued = (...days: string[]) => days.map((issuedOn) => ({ kind: 'invoice' as const, issuedOn }));

describe('the name of an archive', () => {
  it.each([
    [['2026-10-15'], '2026-10-15'],
    [['2026-10-15', '2026-10-15'], '2026-10-15'],
    [['2026-10-31', '2026-10-01'], '2026-10'],
    [['2026-10-01', '2026-08-31', '2026-09-09'], '2026-08 - 2026-10'],
    [['2025-12-31', '2026-01-01'], '2025-12 - 2026-01'],
  ])('has the period of invoices of %j: %s', (days, period) => {
    expect(archivePeriod(issued(...days))).toBe(period);
  });

  it('tells invoices from credit notes', () => {
    const note = { kind: 'credit_note' as const, issuedOn: '2026-10-01' };
    expect(archiveKind(issued('2026-10-01'))).toBe('invoice');
    expect(archiveKind([note])).toBe('credit_note');
    expect(archiveKind([note, ...issued('2026-10-02')])).toBe('both');
  });
});
