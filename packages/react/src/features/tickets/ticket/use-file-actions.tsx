import type { TicketFile } from '@foyer/contract/tickets/tickets.schema';
import { type ReactNode, useState } from 'react';
import { useDownload } from '../../../domain/file/use-download.ts';
import { LatePreview } from '../../../domain/preview/late-preview.tsx';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useTransfer } from '../../../form/use-transfer.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useCall, useMutation } from '../../../provider/use-mutation.ts';
import type { FileRowsProps } from './file-rows.view.tsx';

/** The actions on a ticket's files, with their state. */
export interface FileActions {
  readonly rows: Omit<FileRowsProps, 'files'>;
  /** Error text; undefined without an error. */
  readonly failure: string | undefined;
  /** The open preview, or null. */
  readonly preview: ReactNode;
}

export function useFileActions(ticketId: string): FileActions {
  const call = useCall();
  const { errorText, fieldText } = useErrorText();
  const failureText = useFailureText();
  const download = useDownload();
  const replace = useMutation('replaceTicketFile');
  const [progress, setProgress] = useState<number | null>(null);
  const [replaced, setReplaced] = useState<string | null>(null);
  const transfer = useTransfer({ setProgress });
  const [looked, setLooked] = useState<TicketFile | null>(null);
  const fetchFile = (file: TicketFile, version?: number) =>
    call('downloadTicketFile', {
      params: { id: ticketId, fileId: file.id },
      ...(version === undefined ? {} : { query: { version: String(version) } }),
    });
  const { state } = download;
  const error = replace.error && !transfer.isShownElsewhere(replace.error) ? replace.error : undefined;
  const [refused] = error?.fields ?? [];
  const failed = state.status === 'failed' ? errorText(state.error) : undefined;
  return {
    rows: {
      busy: state.status === 'loading' ? state.id : null,
      fetchFile: (file) => fetchFile(file),
      onPreview: setLooked,
      onDownload: (file, version) => {
        const earlier = file.earlierVersions.find((one) => one.version === version);
        void download.start(file.id, () => fetchFile(file, version), earlier?.name ?? file.name);
      },
      replacing: progress === null ? null : { id: replaced, progress, onCancel: transfer.cancel },
      onReplace: (file, next) => {
        setReplaced(file.id);
        void transfer.run((options) =>
          replace.run({ params: { id: ticketId, fileId: file.id }, files: { file: [next] }, ...options }),
        );
      },
    },
    failure: refused
      ? fieldText(refused.code, { ...refused.params })
      : (failed ?? (error && failureText(error))),
    preview: looked && (
      <LatePreview
        title={looked.name}
        fileName={looked.name}
        mediaType={looked.mediaType}
        fetchFile={() => fetchFile(looked)}
        onClose={() => setLooked(null)}
      />
    ),
  };
}
