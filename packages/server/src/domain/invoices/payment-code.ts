import type { Money } from '@foyer/contract';
import { cutText } from '@foyer/contract/cut-text';
import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import { drawCode } from '../codes/draw-code.ts';

/** Data of a SEPA credit transfer. */
export interface Transfer {
  readonly recipient: string;
  readonly iban: string;
  readonly bic: string;
  readonly reference: string;
  readonly amount: Money;
}

/** Returns the QR code from which a banking app reads a transfer: text after EPC069-12 (version 002, UTF-8). */
export function paymentCode(transfer: Transfer): NonNullable<Invoice['paymentDetails']>['qrCode'] {
  const text = paymentCodeText(transfer);
  return { text, ...drawCode(text) };
}

/** @see EPC069-12, "Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SEPA Credit Transfer" */
function paymentCodeText({ recipient, iban, bic, reference, amount }: Transfer): string {
  const euros = `EUR${(amount.amount / 100).toFixed(2)}`;
  const name = cutText(recipient, 70);
  return ['BCD', '002', '1', 'SCT', bic, name, iban, euros, '', '', cutText(reference, 140)].join('\n');
}
