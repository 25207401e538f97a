import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { addressInputSchema } from '../addresses/address.ts';
import { addDays, businessDay } from '../days/business-day.ts';
import { bulkInviteSchema } from '../employees/bulk-invite.schema.ts';
import { inviteUserSchema } from '../employees/employees.schema.ts';
import { email } from './email.ts';
import {
  answer,
  futureDate,
  id,
  integer,
  isoDate,
  optionalText,
  pastDate,
  type RuleCode,
  ruleCodes,
  text,
  toFieldErrors,
} from './field-rules.ts';
import { licensePlate } from './license-plate.ts';
import { newPassword } from './password.ts';
import { optionalPhone, phone } from './phone.ts';

const errorsOf = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input);
  return result.success ? [] : toFieldErrors(result.issues);
};
const codeOf = (schema: v.GenericSchema, input: unknown) => errorsOf(schema, input)[0]?.code ?? null;
const day = (offset: number) => addDays(businessDay(), offset);

/** A faulty value for each rule that a schema alone can check (specification section 5 and additional rules). */
const cases: readonly [RuleCode, v.GenericSchema, unknown][] = [
  ['required', text(), '   '],
  ['required', text(), undefined],
  ['required', answer, 'maybe'],
  ['email', email, 'not a mail'],
  ['numbers_only', integer(0, 9), '7'],
  ['integers_only', integer(0, 9), 0.5],
  ['uppercase_only', v.pipe(text(2), v.regex(/^[A-Z]{2}$/, 'uppercase_only')), 'de'],
  ['min_length', newPassword, 'short'],
  ['max_length', text(3), 'four'],
  ['choose_at_least_one', inviteUserSchema.entries.roles, []],
  ['invalid_format', id, 'a/b'],
  ['invalid_format', isoDate, '2026-02-30'],
  ['invalid_format', isoDate, '0000-01-01'],
  ['invalid_format', phone, '12'],
  ['invalid_choice', inviteUserSchema.entries.roles, ['ROLE_KING']],
  ['min_value', integer(1, 9), 0],
  ['max_value', integer(1, 9), 1e9],
  ['date_in_future', pastDate, day(1)],
  ['date_in_past', futureDate, day(-1)],
];

describe('the field rules', () => {
  it.each(cases)('%s', (code, schema, input) => {
    expect(codeOf(schema, input)).toBe(code);
  });

  it('leave no code of a schema untested', () => {
    const elsewhere: RuleCode[] = [
      'unknown_field', // below
      'exact_length', // a rule for the hosts' own forms (specification section 5); no form of the portal needs it
      'excluded_character', // the same
      'file_type', // the server checks the content
      'file_size',
      'file_empty',
      'file_damaged',
      'file_mixed',
      'file_name',
      'file_pixels',
      'file_password',
      'file_script',
      'file_heic',
      'file_count',
      'mismatch', // the second password field, in the browser
      'quantity_step', // step of the article, which only the server knows
    ];
    const tested = new Set(cases.map(([code]) => code));
    expect(ruleCodes.filter((code) => !tested.has(code)).sort()).toEqual(elsewhere.sort());
  });

  it.each(ruleCodes)('map a message %s to its code', (code) => {
    const schema = v.pipe(
      v.string(),
      v.check(() => false, code),
    );
    expect(codeOf(schema, 'x')).toBe(code);
  });

  it('are reachable through generic valibot rules of the specification', () => {
    expect(codeOf(v.pipe(v.string(), v.length(5, 'exact_length')), 'abc')).toBe('exact_length');
    expect(codeOf(v.pipe(v.string(), v.excludes('<', 'excluded_character')), 'a<b')).toBe(
      'excluded_character',
    );
  });

  it('name the error and its field', () => {
    const schema = v.strictObject({ items: v.array(v.strictObject({ quantity: integer(1, 9) })) });
    expect(errorsOf(schema, { items: [{ quantity: 1 }, { quantity: 10 }] })).toEqual([
      { path: 'items.1.quantity', code: 'max_value', params: { limit: 9 } },
    ]);
    expect(errorsOf(schema, {})).toEqual([{ path: 'items', code: 'required' }]);
    expect(errorsOf(schema, null)).toEqual([{ path: '', code: 'required' }]);
  });

  it('name an unknown field by its path, in lists too', () => {
    const schema = v.strictObject({ items: v.array(v.strictObject({ a: v.optional(v.string()) })) });
    expect(errorsOf(schema, { items: [{ b: 1 }], extra: true })).toEqual([
      { path: 'items.0.b', code: 'unknown_field' },
      { path: 'extra', code: 'unknown_field' },
    ]);
    expect(errorsOf(bulkInviteSchema, { dryRun: true, rows: [] })).toEqual([
      { path: 'rows', code: 'unknown_field' },
    ]);
  });

  it('name each field once, by its first rule', () => {
    expect(errorsOf(v.strictObject({ email, day: isoDate }), { email: '', day: '' })).toEqual([
      { path: 'email', code: 'required' },
      { path: 'day', code: 'required' },
    ]);
  });

  it('never throw, whatever comes', () => {
    for (const input of ['', 'x', '2026-13-45', '9999-99-99', null, 7, {}, [], true]) {
      for (const schema of [isoDate, pastDate, futureDate, email, phone, licensePlate, newPassword, id]) {
        expect(() => v.safeParse(schema, input)).not.toThrow();
      }
    }
  });
});

describe('valid input', () => {
  it('is trimmed and lower-cased in an e-mail address', () => {
    expect(v.parse(email, '  Anna.Berg@Example.COM ')).toBe('anna.berg@example.com');
  });
  it('may be blank where a text or phone is optional', () => {
    expect(codeOf(optionalText(5), '')).toBeNull();
    expect(codeOf(optionalPhone, '')).toBeNull();
    expect(codeOf(optionalPhone, undefined)).toBeNull();
  });
  it('includes today as past and as future day', () => {
    expect(codeOf(pastDate, day(0))).toBeNull();
    expect(codeOf(futureDate, day(0))).toBeNull();
  });
  it('includes the current day in Berlin', () => {
    vi.useFakeTimers({ now: new Date('2026-07-01T22:30:00Z') });
    try {
      expect(codeOf(pastDate, '2026-07-02')).toBeNull();
      expect(codeOf(pastDate, '2026-07-03')).toBe('date_in_future');
      expect(codeOf(futureDate, '2026-07-01')).toBe('date_in_past');
    } finally {
      vi.useRealTimers();
    }
  });
  it('includes a postcode in the format of its country only', () => {
    const address = { lastName: 'Berg', street: 'Weg', houseNumber: '1', postcode: '1010', city: 'Wien' };
    expect(errorsOf(addressInputSchema, { ...address, countryCode: 'AT' })).toEqual([]);
    expect(errorsOf(addressInputSchema, { ...address, countryCode: 'DE' })).toEqual([
      { path: 'postcode', code: 'invalid_format' },
    ]);
  });
});
