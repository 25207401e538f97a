import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { businessDay } from '../days/business-day.ts';
import { toFieldErrors } from '../rules/field-rules.ts';
import { bankDetailsChangeSchema } from './bank-details-change.schema.ts';
import { bic } from './bic.ts';
import { chargingCardPreorderSchema } from './charging-card-preorder.schema.ts';
import { evseId } from './charging-data.ts';
import { corporationInformationChangeSchema } from './corporation-information-change.schema.ts';
import { iban, isIban, normalizeIban } from './iban.ts';
import { poolChargingCardSchema } from './pool-charging-card.schema.ts';
import { poolChargingCardWuerthSchema } from './pool-charging-card-wuerth.schema.ts';
import { isGermanVatId, vatId } from './vat-id.ts';

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
  // the example of each country in the IBAN registry of SWIFT, and of three countries that only have the check digits
  it.each([
    'AD12 0001 2030 2003 5910 0100',
    'AT61 1904 3002 3457 3201',
    'BE68 5390 0754 7034',
    'BG80 BNBG 9661 1020 3456 78',
    'CH93 0076 2011 6238 5295 7',
    'CY17 0020 0128 0000 0012 0052 7600',
    'CZ65 0800 0000 1920 0014 5399',
    'DE89 3704 0044 0532 0130 00',
    'DK50 0040 0440 1162 43',
    'EE38 2200 2210 2014 5685',
    'ES91 2100 0418 4502 0005 1332',
    'FI21 1234 5600 0007 85',
    'FR14 2004 1010 0505 0001 3M02 606',
    'GB29 NWBK 6016 1331 9268 19',
    'GI75 NWBK 0000 0000 7099 453',
    'GR16 0110 1250 0000 0001 2300 695',
    'HR12 1001 0051 8630 0016 0',
    'HU42 1177 3016 1111 1018 0000 0000',
    'IE29 AIBK 9311 5212 3456 78',
    'IS14 0159 2600 7654 5510 7303 39',
    'IT60 X054 2811 1010 0000 0123 456',
    'LI21 0881 0000 2324 013A A',
    'LT12 1000 0111 0100 1000',
    'LU28 0019 4006 4475 0000',
    'LV80 BANK 0000 4351 9500 1',
    'MC58 1122 2000 0101 2345 6789 030',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'NL91 ABNA 0417 1643 00',
    'NO93 8601 1117 947',
    'PL61 1090 1014 0000 0712 1981 2874',
    'PT50 0002 0123 1234 5678 9015 4',
    'RO49 AAAA 1B31 0075 9384 0000',
    'SE45 5000 0000 0583 9825 7466',
    'SI56 2633 0001 2039 086',
    'SK31 1200 0000 1987 4263 7541',
    'SM86 U032 2509 8000 0000 0270 100',
    'VA59 0011 2300 0012 3456 78',
    'AE07 0331 2345 6789 0123 456',
    'SA03 8000 0000 6080 1016 7519',
    'TR33 0006 1005 1978 6457 8413 26',
  ])('takes %s', (value) => {
    expect(isIban(normalizeIban(value))).toBe(true);
  });
  it.each([
    ['a wrong digit', 'DE89370400440532013001'],
    ['two digits swapped', 'DE89370400440532010300'],
    ['too short for its country', 'DE8937040044053201300'],
    ['too long for its country', 'DE893704004405320130000'],
    ['too short, though its check digits fit', 'DE5137040044053201300'],
    ['too long, though its check digits fit', 'DE543704004405320130001'],
    ['no country', '1289370400440532013000'],
    ['hyphens', 'DE89-3704-0044-0532-0130-00'],
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

describe('BIC', () => {
  it.each(['DEUTDEFF', 'DEUTDEFF500', 'COBADEFFXXX', 'NWBKGB2L', 'BNORPHMMXXX', 'E097AEXXXXX', 'NCBVXKPR'])(
    'takes %s',
    (value) => {
      expect(errorsOf(bic, value)).toEqual([]);
    },
  );
  it.each([
    ['without its location', 'DEUTDE', 'invalid_format'],
    ['of ten characters', 'DEUTDEFF50', 'invalid_format'],
    ['of twelve characters', 'DEUTDEFF5000', 'invalid_format'],
    ['with digits for its country', 'DEUT12FF', 'invalid_format'],
    ['of an unknown country', 'DEUTXXFF', 'invalid_format'],
    ['with other characters', 'DEUT*DEFF', 'invalid_format'],
  ])('refuses one %s', (_, value, code) => {
    expect(errorsOf(bic, value)).toEqual([` ${code}`]);
  });
});

const parsed = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).output;

describe('a pasted code is normalised', () => {
  it.each([
    ['IBAN: DE89 3704 0044 0532 0130 00'],
    ['iban de89 3704 0044 0532 0130 00'],
    ['IBAN-Nr.: DE89-3704-0044-0532-0130-00'],
    ['DE89\u00a03704\u20090044\u20110532 0130 00'],
    ['\u202aDE89370400440532013000\u202c'],
    ['ＤＥ８９３７０４００４４０５３２０１３０００'],
    ['IBAN DE89 3704 0044 0532 0130 00'.padEnd(200)],
  ])('IBAN %s', (typed) => expect(parsed(iban, typed)).toBe('DE89370400440532013000'));

  it.each([
    [' COBADEFFXXX'],
    ['COBA DE FF XXX'],
    ['COBA-DE-FF-XXX'],
    ['BIC: COBADEFFXXX'],
    ['BIC/SWIFT: COBADEFFXXX'],
    ['SWIFT-Code COBADEFFXXX'],
    ['cobadeffxxx'],
    ['COBA\u200bDEFF\u00adXXX'],
  ])('BIC %s', (typed) => expect(parsed(bic, typed)).toBe('COBADEFFXXX'));

  it.each([
    ['DE136695976'],
    ['DE 136 695 976'],
    ['de136695976'],
    ['USt-IdNr.: DE136695976'],
    ['USt-ID: DE136695976'],
    ['UID DE 136.695.976'],
    ['VAT ID: DE136695976'],
    ['N° TVA : DE136695976'],
    ['DE\u2060136695976'],
  ])('VAT id %s', (typed) => expect(parsed(vatId, typed)).toBe('DE136695976'));

  it.each([
    ['ATU12345675', 'ATU12345675'],
    ['FR 40 303 265 045', 'FR40303265045'],
    ['IE1234567FA', 'IE1234567FA'],
  ])('and of another country: %s', (typed, kept) => expect(parsed(vatId, typed)).toBe(kept));

  it('an EVSE id and the number of a register', () => {
    expect(parsed(evseId, 'EVSE-ID: de*abc*e1234*1')).toBe('DE*ABC*E1234*1');
    const change = {
      corporationId: 'c1',
      newName: 'Berg GmbH',
      commercialRegister: { court: 'Hamburg', number: 'hrb\u00a012345' },
      reason: 'rename',
      validFrom: today,
    };
    expect(parsed(corporationInformationChangeSchema, change)).toMatchObject({
      commercialRegister: { number: 'HRB 12345' },
    });
  });

  it('and accepts blanks where it may be omitted', () => {
    const input = { purpose: 'refund', accountHolder: 'Anna Berg', iban: 'DE89370400440532013000' };
    expect(parsed(bankDetailsChangeSchema, { ...input, bic: ' \u200b' })).toMatchObject({ bic: '' });
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
  it('of a pool have different labels', () => {
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
  // ISO 15118-2 Annex H and the eMI3 standard, part 2
  it.each(['DE*ABC*E1234*1', 'DE*AB7*E840*6487', 'FR*A23*E45B*78C', 'FRA23E45B78C'])(
    'name a charge point by its identifier: %s',
    (value) => {
      expect(errorsOf(evseId, value)).toEqual([]);
    },
  );
  it.each(['station 5', 'DE*AB7*X840*6487', 'DE*AB*E840', 'D*AB7*E840', 'DE*AB7*E', 'DE-AB7-E840'])(
    'name none by %s',
    (value) => {
      expect(errorsOf(evseId, value)).toEqual([' invalid_format']);
    },
  );
});
