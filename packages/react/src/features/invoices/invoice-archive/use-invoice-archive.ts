import type { CallInput, Contract } from '@foyer/contract';
import { useEffect, useRef, useState } from 'react';
import { type DownloadState, useDownload } from '../../../domain/file/use-download.ts';
import { useSdk } from '../../../provider/foyer-context.ts';

/** The wanted invoices and their formats. */
export type WantedArchive = NonNullable<CallInput<Contract['downloadInvoiceArchive']>['body']>;

/** Fetches invoices as one archive and saves it to the user's downloads when it is complete. Unmounting aborts the download. */
export function useInvoiceArchive(): {
  readonly state: DownloadState;
  /** Number of bytes received. */
  readonly receivedBytes: number;
  readonly start: (wanted: WantedArchive) => void;
  readonly cancel: () => void;
} {
  const sdk = useSdk();
  const { state, start } = useDownload();
  const [receivedBytes, setReceivedBytes] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    receivedBytes,
    start: (body) => {
      setReceivedBytes(0);
      running.current = new AbortController();
      const { signal } = running.current;
      const fetchArchive = () =>
        sdk.call('downloadInvoiceArchive', { body, signal, onReceived: setReceivedBytes });
      void start('archive', fetchArchive, 'invoices.zip');
    },
    cancel: () => running.current?.abort(),
  };
}
