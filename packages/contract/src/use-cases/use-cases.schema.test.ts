import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { businessDay } from '../business-day.ts';
import { toFieldErrors } from '../field-rules.ts';
import { bankDetailsChangeSchema } from './bank-details-change.schema.ts';
import { chargingCardPreorderSchema } from './charging-card-preorder.schema.ts';
import { evseId } from './charging-data.ts';
import { isIban, normalizeIban } from './iban.ts';
import { poolChargingCardSchema } from './pool-charging-card.schema.ts';
import { poolChargingCardWuerthSchema } from './pool-charging-card-wuerth.schema.ts';
import { isGermanVatId } from './vat-id.ts';

const errorsOf = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input);
  return result.success ? [] : toFieldErrors(result.issues).map(({ path, code }) => `${path} ${code}`);
};
const today = businessDay();
const deliveryAddress = {
  lastName: 'Berg',
  street: 'Hafenstraße',
  houseNumber: '7a',
  postcode: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
};

describe('IBAN', () => {
  it.each([
    'DE89 3704 0044 0532 0130 00',
    'GB29 NWBK 6016 1331 9268 19',
    'AT61 1904 3002 3457 3201',
    'CH93 0076 2011 6238 5295 7',
    'NO93 8601 1117 947',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  ])('takes %s', (value) => {
    expect(isIban(normalizeIban(value))).toBe(true);
  });
  it.each([
    ['a digit wrong', 'DE89370400440532013001'],
    ['two digits swapped', 'DE89370400440532010300'],
    ['too short for its country', 'DE8937040044053201300'],
    ['too long for its country', 'DE893704004405320130000'],
    ['no country', '1289370400440532013000'],
    ['a sign', 'DE89-3704-0044-0532-0130-00'],
    ['nothing', ''],
  ])('refuses %s', (_, value) => {
    expect(isIban(value)).toBe(false);
  });
  it('refuses every single wrong digit', () => {
    const right = 'DE89370400440532013000';
    for (let index = 2; index < right.length; index += 1) {
      const wrong = (Number(right[index]) + 1) % 10;
      expect(isIban(right.slice(0, index) + wrong + right.slice(index + 1))).toBe(false);
    }
  });
});

describe('VAT identification number', () => {
  it.each(['DE136695976', 'DE129273398'])('takes %s', (value) => {
    expect(isGermanVatId(value)).toBe(true);
  });
  it.each(['DE136695975', 'DE12927339', 'AT136695976', ''])('refuses %s', (value) => {
    expect(isGermanVatId(value)).toBe(false);
  });
});

describe('bank details', () => {
  const input = { purpose: 'refund', accountHolder: 'Anna Berg', iban: 'de89 3704 0044 0532 0130 00' };
  it('come out with a normalised IBAN', () => {
    expect(v.parse(bankDetailsChangeSchema, input)).toMatchObject({ iban: 'DE89370400440532013000' });
  });
  it('need the mandate for a direct debit only', () => {
    expect(errorsOf(bankDetailsChangeSchema, { ...input, purpose: 'direct_debit' })).toEqual([
      'mandateGiven required',
    ]);
    expect(
      errorsOf(bankDetailsChangeSchema, { ...input, purpose: 'direct_debit', mandateGiven: true }),
    ).toEqual([]);
  });
  it('refuse a wrong IBAN, BIC and day at once', () => {
    const wrong = { ...input, iban: 'DE00', bic: 'XX', validFrom: '2000-01-01' };
    expect(errorsOf(bankDetailsChangeSchema, wrong)).toEqual([
      'iban invalid_format',
      'bic invalid_format',
      'validFrom date_in_past',
    ]);
  });
});

describe('charging cards', () => {
  const preorder = {
    cardType: 'PARTNERKARTE',
    salutation: 'MRS',
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna@example.com',
    neededOn: today,
    deliveryAddress,
    acceptTerms: true,
  };
  it('need a licence plate for a company car only', () => {
    expect(errorsOf(chargingCardPreorderSchema, preorder)).toEqual([]);
    expect(errorsOf(chargingCardPreorderSchema, { ...preorder, cardType: 'DIENSTWAGENKARTE' })).toEqual([
      'licensePlate required',
    ]);
  });

  const pool = { region: 'europe', deliveryAddress, acceptTerms: true };
  it('of a pool have labels of their own', () => {
    expect(errorsOf(poolChargingCardSchema, { ...pool, cards: [{ label: 'A' }, { label: 'B' }] })).toEqual(
      [],
    );
    expect(errorsOf(poolChargingCardSchema, { ...pool, cards: [{ label: 'A' }, { label: 'A' }] })).toEqual([
      'cards invalid_choice',
    ]);
    expect(errorsOf(poolChargingCardSchema, { ...pool, cards: [] })).toEqual(['cards choose_at_least_one']);
    expect(errorsOf(poolChargingCardSchema, { ...pool, cards: [null] })).toEqual(['cards.0 required']);
  });
  it('of a special customer need a cost centre of digits and an approver', () => {
    const input = {
      corporationId: 'c1',
      cards: [{ label: 'A', costCentre: '12x' }],
      approverName: 'Eva Klein',
      approverEmail: 'eva@example.com',
      deliveryAddress,
      acceptTerms: true,
    };
    expect(errorsOf(poolChargingCardWuerthSchema, input)).toEqual(['cards.0.costCentre numbers_only']);
    expect(
      errorsOf(poolChargingCardWuerthSchema, { ...input, cards: [{ label: 'A', costCentre: '4711' }] }),
    ).toEqual([]);
  });
  it('name a charge point by its identifier', () => {
    expect(errorsOf(evseId, 'DE*ABC*E1234*1')).toEqual([]);
    expect(errorsOf(evseId, 'station 5')).toEqual([' invalid_format']);
  });
});
