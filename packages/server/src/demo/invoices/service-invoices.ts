import { addDays, type PriceBasis } from '@foyer/contract';
import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import { fallbackLocale } from '@foyer/contract/languages';
import { taxInGross, taxOnNet } from '@foyer/contract/tax-shares';
import type { OrderPayer } from '../../domain/invoices/draft-order-invoice.ts';
import type { LineDraft } from '../../domain/invoices/new-invoice.ts';
import { story } from '../demo-people.ts';
import { type Random, streamOf } from '../random.ts';
import { austrianBranch, payerOf } from './payers.ts';

/** An invoice without an order: a month's electricity or services. */
export interface ServiceInvoice {
  readonly payer: OrderPayer;
  readonly basis: PriceBasis;
  readonly issuedOn: string;
  /** Last day of the invoiced month. */
  readonly deliveredOn: string;
  readonly taxTreatment: Invoice['taxTreatment'];
  readonly lines: readonly LineDraft[];
  /** Name of its random stream. */
  readonly key: string;
  /** Whether it is not paid. */
  readonly isUnpaid?: true;
}

type Line = Omit<LineDraft, 'unitNet' | 'unitGross'> & { readonly price: number };

/** A line whose price is net for companies, gross for private customers. */
function priced({ price, ...line }: Line, basis: PriceBasis): LineDraft {
  const { taxRate } = line;
  return basis === 'net'
    ? { ...line, unitNet: price, unitGross: price + taxOnNet(price, taxRate) }
    : { ...line, unitNet: price - taxInGross(price, taxRate), unitGross: price };
}

const electricity = (quantity: number, month: string, price: number): Line => ({
  number: 'LS-KWH',
  description: `Ladestrom ${month}`,
  quantity,
  unit: 'kilowatt_hour',
  price,
  taxRate: 19,
});

/** Returns lines for electricity, maintenance with a discount, work by the hour, and printed matter at the lower rate. */
const fleetLines = (random: Random, month: string): Line[] => [
  electricity(random.between(1800, 4600), month, 42),
  {
    number: 'SV-WART-P',
    description: `Wartungspauschale Ladepark ${month}`,
    quantity: 1,
    unit: 'month',
    price: 48_900,
    taxRate: 19,
    discountPercent: 10,
  },
  {
    number: 'SV-STD',
    description: 'Technische Betreuung vor Ort',
    quantity: random.between(2, 7),
    unit: 'hour',
    price: 9_800,
    taxRate: 19,
  },
  {
    number: 'HB-FUHR',
    description: 'Handbuch Fuhrpark und Laden, gedruckt',
    quantity: random.between(2, 12),
    unit: 'piece',
    price: 1_490,
    taxRate: 7,
  },
];

const careLines = (random: Random, month: string): Line[] => [
  electricity(random.between(600, 1500), month, 44),
  {
    number: 'SV-WART-K',
    description: `Wartungspauschale Standort ${month}`,
    quantity: 2,
    unit: 'month',
    price: 12_900,
    taxRate: 19,
    discountPercent: 5,
  },
];

const branchLines = (random: Random, month: string): Line[] => [
  {
    number: 'SV-PLAN',
    description: `Planung Ladeinfrastruktur Salzburg, ${month}`,
    unit: 'hour',
    quantity: random.between(8, 24),
    price: 11_500,
    taxRate: 0,
  },
  {
    number: 'SV-FERN',
    description: `Fernüberwachung Ladepark ${month}`,
    quantity: 1,
    unit: 'month',
    price: 23_900,
    taxRate: 0,
    discountPercent: 15,
  },
];

const homeLines = (random: Random, month: string): Line[] => [
  electricity(random.between(140, 380), month, 49),
];

interface Series {
  readonly key: string;
  readonly payer: OrderPayer;
  readonly lines: (random: Random, month: string) => Line[];
  /** Interval in months. */
  readonly every: number;
  readonly taxTreatment?: Invoice['taxTreatment'];
}

const seriesOf = (): Series[] => [
  { key: 'fleet', payer: payerOf(story.finance.id, 'nordwind'), lines: fleetLines, every: 1 },
  {
    key: 'branch',
    payer: austrianBranch(),
    lines: branchLines,
    every: 3,
    taxTreatment: 'reverse_charge',
  },
  { key: 'energy', payer: payerOf(story.manager.id, 'nordwind-energie'), lines: careLines, every: 2 },
  { key: 'care', payer: payerOf(story.sonnentalBuyer.id, 'sonnental'), lines: careLines, every: 1 },
  { key: 'home', payer: payerOf(story.privateCustomer.id, null), lines: homeLines, every: 1 },
  { key: 'second-home', payer: payerOf(story.manager.id, null), lines: homeLines, every: 2 },
];

/** Returns the invoices of about a year, each issued early in the following month. */
export function serviceInvoices(today: string): ServiceInvoice[] {
  return seriesOf().flatMap(({ key, payer, lines, every, taxTreatment = 'standard' }) =>
    monthsBefore(today, 13)
      .filter(({ index }) => index % every === 0)
      .flatMap(({ index, name, lastDay }): ServiceInvoice[] => {
        const random = streamOf('service-invoices', `${key} ${index}`);
        const issuedOn = addDays(lastDay, random.between(2, 5));
        if (issuedOn > today) return [];
        const basis = payer.mode === 'b2c_cc' ? 'gross' : 'net';
        return [
          {
            payer,
            basis,
            issuedOn,
            deliveredOn: lastDay,
            taxTreatment,
            key: `${key} ${index}`,
            lines: lines(random, name).map((line) => priced(line, basis)),
          },
        ];
      }),
  );
}

/** Depots of the logistics company. */
const sites = [
  ...[
    'Augsburg',
    'Bielefeld',
    'Bochum',
    'Braunschweig',
    'Bremen',
    'Chemnitz',
    'Dortmund',
    'Dresden',
    'Duisburg',
  ],
  ...[
    'Erfurt',
    'Essen',
    'Freiburg',
    'Gera',
    'Halle',
    'Hannover',
    'Jena',
    'Karlsruhe',
    'Kassel',
    'Kiel',
    'Koblenz',
  ],
  ...['Leipzig', 'Magdeburg', 'Mainz', 'Mannheim', 'Münster', 'Rostock'],
];

/** Returns an electricity invoice of each depot, held back for its cost centre: all are overdue on any day. */
export function siteInvoices(today: string): ServiceInvoice[] {
  const payer = payerOf(story.finance.id, 'nordwind');
  return sites.map((site, at) => {
    const random = streamOf('site-invoices', site);
    const issuedOn = addDays(today, -payer.paymentTerms.dueDays - 2 - at);
    const line = electricity(random.between(240, 1900), `Standort ${site}`, 42);
    return {
      payer,
      basis: 'net',
      issuedOn,
      deliveredOn: addDays(issuedOn, -1),
      taxTreatment: 'standard',
      key: `site ${site}`,
      isUnpaid: true,
      lines: [priced(line, 'net')],
    };
  });
}

interface Month {
  /** Number of months ago. */
  readonly index: number;
  readonly name: string;
  readonly lastDay: string;
}

/** Language tag for dates: the demo's documents are German. */
const tag = fallbackLocale.replace('_', '-');

/** Returns the months that are over, the newest first. */
function monthsBefore(today: string, count: number): Month[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const last = new Date(Date.UTC(year, month - 1 - index, 0));
    return {
      index,
      name: last.toLocaleDateString(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
      lastDay: last.toISOString().slice(0, 10),
    };
  });
}
