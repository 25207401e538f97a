import { describe, expect, it } from 'vitest';
import { documentNumber, formatNumber, numberYear } from './document-number.repo.ts';

describe('the number of a document', () => {
  it('has the year of the business day, which in Germany begins before UTC’s', () => {
    expect(numberYear(new Date('2026-12-31T22:59:59Z'))).toBe(2026);
    expect(numberYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
    expect(documentNumber('AB', new Date('2026-12-31T23:30:00Z')).number).toMatch(/^AB-2027-/);
  });

  it('is padded to six digits and may have more', () => {
    expect(formatNumber('UC', 2026, 42)).toBe('UC-2026-000042');
    expect(formatNumber('UC', 2026, 1_234_567)).toBe('UC-2026-1234567');
  });
});
