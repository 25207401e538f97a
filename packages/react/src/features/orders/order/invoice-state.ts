import type { DownloadState } from '../../../domain/file/use-download.ts';

/** `absent`: there is no invoice (yet); `code` gives the reason. */
export type InvoiceState =
  | { readonly status: DownloadState['status'] }
  | { readonly status: 'absent'; readonly code: 'invoice_not_ready' | 'not_offered' };

/** Returns the state of the invoice from the state of its download. */
export function invoiceState(state: DownloadState): InvoiceState {
  if (state.status !== 'failed') return { status: state.status };
  const { code } = state.error;
  return code === 'invoice_not_ready' || code === 'not_offered'
    ? { status: 'absent', code }
    : { status: 'failed' };
}
