import type { Money } from '@foyer/contract';
import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import { create } from 'qrcode';

/** What a transfer needs. */
export interface Transfer {
  readonly recipient: string;
  readonly iban: string;
  readonly bic: string;
  readonly reference: string;
  readonly amount: Money;
}

/** The quiet zone that scanners want around a code, in modules. */
const margin = 4;

/** The code a banking app reads a transfer from: text after EPC069-12 (version 002, UTF-8), drawn with correction level M. */
export function paymentCode(transfer: Transfer): NonNullable<Invoice['paymentDetails']>['qrCode'] {
  const text = paymentCodeText(transfer);
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const isDark = (x: number, y: number) => x < size && data[y * size + x] === 1;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (isDark(x + 1, y)) x++;
      const width = x - from + 1;
      path += `M${from + margin} ${y + margin}h${width}v1h-${width}z`;
    }
  }
  return { text, size: size + 2 * margin, path };
}

/** @see EPC069-12, "Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SEPA Credit Transfer" */
function paymentCodeText({ recipient, iban, bic, reference, amount }: Transfer): string {
  const euros = `EUR${(amount.amount / 100).toFixed(2)}`;
  const name = recipient.slice(0, 70);
  return ['BCD', '002', '1', 'SCT', bic, name, iban, euros, '', '', reference.slice(0, 140)].join('\n');
}
