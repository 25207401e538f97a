import { useCallback, useState } from 'react';
import { saveFile } from '../../../list/csv.ts';
import { useCall } from '../../../provider/use-mutation.ts';

/** `absent`: there is no invoice (yet); the code tells why. */
export type InvoiceState =
  | { readonly status: 'idle' | 'loading' | 'done' | 'failed' }
  | { readonly status: 'absent'; readonly code: 'invoice_not_ready' | 'not_available_yet' };

/** The name the server gave the file, if it did. */
const nameOf = (file: Blob): string | undefined =>
  file instanceof File && file.name !== 'download' ? file.name : undefined;

/** Fetches an order's invoice and hands it to the user as a file. */
export function useInvoice(orderId: string): {
  invoice: InvoiceState;
  download: (fileName: string) => Promise<void>;
} {
  const call = useCall();
  const [invoice, setInvoice] = useState<InvoiceState>({ status: 'idle' });
  const download = useCallback(
    async (fileName: string) => {
      setInvoice({ status: 'loading' });
      const result = await call('getOrderInvoice', { params: { id: orderId } });
      if (result.ok) {
        saveFile(result.value, nameOf(result.value) ?? fileName);
        return setInvoice({ status: 'done' });
      }
      const { code } = result.error;
      const isAbsent = code === 'invoice_not_ready' || code === 'not_available_yet';
      setInvoice(isAbsent ? { status: 'absent', code } : { status: 'failed' });
    },
    [call, orderId],
  );
  return { invoice, download };
}
