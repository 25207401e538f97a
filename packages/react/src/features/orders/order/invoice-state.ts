import type { DownloadState } from '../../../domain/file/use-download.ts';

/** `absent`: there is no invoice (yet); the code tells why. */
export type InvoiceState =
  | { readonly status: DownloadState['status'] }
  | { readonly status: 'absent'; readonly code: 'invoice_not_ready' | 'not_offered' };

/** What the download of an invoice says about the invoice. */
export function invoiceState(state: DownloadState): InvoiceState {
  if (state.status !== 'failed') return { status: state.status };
  const { code } = state.error;
  return code === 'invoice_not_ready' || code === 'not_offered'
    ? { status: 'absent', code }
    : { status: 'failed' };
}
