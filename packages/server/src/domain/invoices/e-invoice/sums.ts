import type { InvoiceLine } from '@foyer/contract/invoices/invoices.schema';
import { invoiceText } from '../document/invoice-texts.ts';
import type { StoredInvoice } from '../invoice.repo.ts';

const eur = 'EUR';
const vat = { 'cbc:ID': 'VAT' } as const;

/** Codes of UN/ECE recommendation 20. */
const unitCodes: Readonly<Record<InvoiceLine['unit'], string>> = {
  piece: 'H87',
  hour: 'HUR',
  month: 'MON',
  kilowatt_hour: 'KWH',
};
/** UNTDID 7161: freight; UNTDID 5189: a discount. */
const [freight, discountCode] = ['FC', '95'];

/** Formats cents as an amount of EN 16931: 1234.50. */
export const toAmount = (cents: number): string => (cents / 100).toFixed(2);

/** Returns the tax category (UNCL 5305): standard rate, reverse charge or zero rate. */
function categoryOf(rate: number, { invoice }: StoredInvoice) {
  if (invoice.taxTreatment === 'reverse_charge') return { code: 'AE', percent: '0' };
  return rate === 0 ? { code: 'Z', percent: '0' } : { code: 'S', percent: String(rate) };
}

function taxCategory(rate: number, stored: StoredInvoice) {
  const { code, percent } = categoryOf(rate, stored);
  return { 'cbc:ID': code, 'cbc:Percent': percent, 'cac:TaxScheme': vat };
}

/** Returns the VAT, with a subtotal per rate. */
export function taxesOf(stored: StoredInvoice, sign: number) {
  const { invoice } = stored;
  const isReverse = invoice.taxTreatment === 'reverse_charge';
  const total = invoice.taxes.reduce((sum, { tax }) => sum + tax, 0);
  return [
    {
      'cbc:TaxAmount': toAmount(sign * total),
      'cbc:TaxAmount@currencyID': eur,
      'cac:TaxSubtotal': invoice.taxes.map(({ rate, net, tax }) => ({
        'cbc:TaxableAmount': toAmount(sign * net),
        'cbc:TaxableAmount@currencyID': eur,
        'cbc:TaxAmount': toAmount(sign * tax),
        'cbc:TaxAmount@currencyID': eur,
        'cac:TaxCategory': {
          ...taxCategory(rate, stored),
          ...(isReverse && {
            'cbc:TaxExemptionReasonCode': 'VATEX-EU-AE',
            'cbc:TaxExemptionReason': invoiceText(invoice, 'invoice.reverse-charge'),
          }),
        },
      })),
    },
  ];
}

/** Returns shipping as charges on the whole invoice, one per tax rate of the goods. */
export function chargesOf(stored: StoredInvoice, sign: number) {
  const { invoice, lines } = stored;
  const shares = invoice.taxes.flatMap(({ rate, net }) => {
    const items = lines.filter(({ taxRate }) => taxRate === rate);
    const shipping = net - items.reduce((sum, { lineNet }) => sum + lineNet, 0);
    return shipping === 0 ? [] : [{ rate, shipping }];
  });
  if (shares.length === 0) return {};
  const charges = shares.map(({ rate, shipping }) => ({
    'cbc:ChargeIndicator': 'true',
    'cbc:AllowanceChargeReasonCode': freight,
    'cbc:AllowanceChargeReason': invoiceText(invoice, 'invoice.shipping'),
    'cbc:Amount': toAmount(sign * shipping),
    'cbc:Amount@currencyID': eur,
    'cac:TaxCategory': taxCategory(rate, stored),
  }));
  return { 'cac:AllowanceCharge': charges };
}

type Line = StoredInvoice['lines'][number];

export function linesOf(stored: StoredInvoice, sign: number) {
  const isNet = stored.invoice.basis === 'net';
  return stored.lines.map((line) => ({
    'cbc:ID': String(line.position),
    'cbc:InvoicedQuantity': String(sign * line.quantity),
    'cbc:InvoicedQuantity@unitCode': unitCodes[line.unit],
    'cbc:LineExtensionAmount': toAmount(sign * line.lineNet),
    'cbc:LineExtensionAmount@currencyID': eur,
    ...(isNet && discountOf(line, stored, sign)),
    'cac:Item': {
      // BR-25: an item has a name.
      'cbc:Name': line.description || line.number || String(line.position),
      ...(line.number && { 'cac:SellersItemIdentification': { 'cbc:ID': line.number } }),
      'cac:ClassifiedTaxCategory': taxCategory(line.taxRate, stored),
    },
    'cac:Price': {
      'cbc:PriceAmount': isNet ? toAmount(line.unitNet) : exactPrice(line),
      'cbc:PriceAmount@currencyID': eur,
    },
  }));
}

function discountOf(line: Line, { invoice }: StoredInvoice, sign: number) {
  if (!line.discountAmount) return {};
  return {
    'cac:AllowanceCharge': [
      {
        'cbc:ChargeIndicator': 'false',
        'cbc:AllowanceChargeReasonCode': discountCode,
        'cbc:AllowanceChargeReason': invoiceText(invoice, 'invoice.discount-reason'),
        'cbc:MultiplierFactorNumeric': String(line.discountPercent),
        // CII has no currency here (rule CII-DT-031).
        'cbc:Amount': toAmount(sign * line.discountAmount),
        'cbc:BaseAmount': toAmount(sign * line.unitNet * line.quantity),
      },
    ],
  };
}

/** Returns the net price per piece on a gross basis: the line's net amount divided by its quantity, with two to eight decimals. */
const exactPrice = ({ lineNet, quantity }: Line): string =>
  (lineNet / quantity / 100).toFixed(8).replace(/0{1,6}$/, '');
