import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { namespaces } from './check-e-invoice.ts';

const header = 'ram:ApplicableHeaderTradeSettlement';
const summation = `${header}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;

/** Parses an amount with at most two decimals into cents, independent of the model. */
function centsOf(text: string): number {
  const found = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!found) throw new Error(`"${text}" is not an amount`);
  const [, sign, whole = '', fraction = ''] = found;
  return (sign === '-' ? -1 : 1) * Number(whole + fraction.padEnd(2, '0'));
}

/** Returns `cents * percent / 100`, with half a cent rounded away from zero, in whole numbers of any size. */
function vatOf(cents: number, percent: string): number {
  const [whole = '0', fraction = ''] = percent.split('.');
  const rate = BigInt(whole + fraction);
  const divisor = 100n * 10n ** BigInt(fraction.length);
  const product = BigInt(Math.abs(cents)) * rate;
  return Math.sign(cents) * Number((2n * product + divisor) / (2n * divisor));
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/**
 * Returns the wrong sums of an e-invoice, to the cent: the arithmetic rules of EN 16931, computed from the XML alone. The published rules
 * tolerate one unit of the currency in a share of VAT (BR-CO-17, BR-S-09); this function tolerates nothing where net prices are binding.
 * Where gross prices are binding (`isGross`), VAT was computed from each line, and half a cent per amount is tolerated.
 */
export function sumFaults(
  xml: Uint8Array,
  { isGross = false }: { readonly isGross?: boolean } = {},
): string[] {
  const document = XmlDocument.fromBuffer(xml);
  try {
    return faultsOf(document.root, isGross);
  } finally {
    document.dispose();
  }
}

function faultsOf(root: XmlElement, isGross: boolean): string[] {
  const nodes = (path: string, from = root) =>
    from.find(from === root ? `//${path}` : path, namespaces) as XmlElement[];
  const amounts = (path: string, from = root) => nodes(path, from).map(({ content }) => centsOf(content));
  const one = (path: string, from = root) => nodes(path, from)[0]?.content ?? '';
  const total = (name: string) => sum(amounts(`${summation}/ram:${name}`));
  const lines = nodes('ram:IncludedSupplyChainTradeLineItem').map((line) => ({
    net: sum(amounts('.//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount', line)),
    key: keyOf(one, line, './/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax'),
  }));
  const changes = nodes(`${header}/ram:SpecifiedTradeAllowanceCharge`).map((change) => {
    const amount = sum(amounts('ram:ActualAmount', change));
    const isCharge = one('ram:ChargeIndicator/*', change) === 'true';
    return { amount: isCharge ? amount : -amount, key: keyOf(one, change, 'ram:CategoryTradeTax') };
  });
  const shares = nodes(`${header}/ram:ApplicableTradeTax`).map((share) => ({
    net: sum(amounts('ram:BasisAmount', share)),
    tax: sum(amounts('ram:CalculatedAmount', share)),
    category: one('ram:CategoryCode', share),
    percent: one('ram:RateApplicablePercent', share),
    key: keyOf(one, share, '.'),
  }));
  const faults: string[] = [];
  const same = (rule: string, said: number, reckoned: number) => {
    if (said !== reckoned) faults.push(`[${rule}] the invoice says ${said}, expected ${reckoned}`);
  };
  const charges = changes.filter(({ amount }) => amount > 0);
  const allowances = changes.filter(({ amount }) => amount < 0);
  same('BR-CO-10', total('LineTotalAmount'), sum(lines.map(({ net }) => net)));
  same('BR-CO-11', total('AllowanceTotalAmount'), -sum(allowances.map(({ amount }) => amount)));
  same('BR-CO-12', total('ChargeTotalAmount'), sum(charges.map(({ amount }) => amount)));
  same(
    'BR-CO-13',
    total('TaxBasisTotalAmount'),
    total('LineTotalAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount'),
  );
  same('BR-CO-14', total('TaxTotalAmount'), sum(shares.map(({ tax }) => tax)));
  same('BR-CO-15', total('GrandTotalAmount'), total('TaxBasisTotalAmount') + total('TaxTotalAmount'));
  same('BR-CO-16', total('DuePayableAmount'), total('GrandTotalAmount') - total('TotalPrepaidAmount'));
  same('BR-CO-18', shares.length, new Set([...lines, ...changes].map(({ key }) => key)).size);
  for (const { net, tax, category, percent, key } of shares) {
    const parts = [
      ...lines.filter((line) => line.key === key).map((line) => line.net),
      ...changes.filter((change) => change.key === key).map(({ amount }) => amount),
    ];
    same(`BR-${category}-08`, net, sum(parts));
    const right = vatOf(net, percent);
    const slack = isGross ? parts.length : 0;
    if (category === 'S' && Math.abs(tax - right) > slack) same('BR-CO-17', tax, right);
    if (category !== 'S') same(`BR-${category}-09`, tax, 0);
  }
  return faults;
}

/** Returns the key of a share of VAT: category and rate. */
function keyOf(one: (path: string, from: XmlElement) => string, from: XmlElement, tax: string): string {
  return `${one(`${tax}/ram:CategoryCode`, from)} ${Number(one(`${tax}/ram:RateApplicablePercent`, from))}`;
}
