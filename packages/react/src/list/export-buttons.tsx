import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useSdk } from '../provider/foyer-context.ts';
import { useLocale } from '../provider/use-session.ts';
import type { ExportFormat, ExportOf } from './export-list.ts';
import type { ListState } from './list-state.ts';

/** Result of an export as a text for the user; null while there is none. */
export interface ExportNote {
  readonly text: string;
  readonly isFailure: boolean;
}

export interface ExportButtonsProps<Item> extends ExportOf<Item> {
  readonly list: Pick<ListState<Item>, 'operation' | 'query' | 'status' | 'items'>;
  readonly onNote: (note: ExportNote | null) => void;
}

const formats: readonly (readonly [ExportFormat, name: string])[] = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
];

/** Exports the whole filtered list, not just the page shown: as CSV, or as a workbook. */
export function ExportButtons<Item>(props: ExportButtonsProps<Item>) {
  const { list, onNote } = props;
  const { t } = useFirstMessages();
  const { running, start } = useExport(props);
  const reasonId = useId();
  const isEmpty = list.status === 'ready' && list.items.length === 0;
  const reason = t('base.list.export-empty');
  return (
    <>
      {formats.map(([format, name]) => (
        <Button
          key={format}
          variant="ghost"
          icon={<DownloadIcon size={18} />}
          isLoading={running === format}
          loadingLabel={t('base.list.exporting')}
          aria-label={t('base.list.export', { format: name })}
          aria-disabled={isEmpty || undefined}
          aria-describedby={isEmpty ? reasonId : undefined}
          title={isEmpty ? reason : undefined}
          onClick={() => (isEmpty ? onNote({ text: reason, isFailure: false }) : void start(format))}
          part="export"
        >
          {name}
        </Button>
      ))}
      {isEmpty && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}

function useExport<Item>(props: ExportButtonsProps<Item>) {
  const { onNote } = props;
  const { t } = useFirstMessages();
  const sdk = useSdk();
  const { tag } = useLocale();
  const [running, setRunning] = useState<ExportFormat | null>(null);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const start = async (format: ExportFormat) => {
    if (running !== null) return;
    const abort = new AbortController();
    current.current = abort;
    const { signal } = abort;
    setRunning(format);
    onNote(null);
    const saved = await import('./export-list.ts')
      .then(({ exportList }) => exportList(sdk, props, { format, tag, t }, signal))
      .catch(() => undefined);
    if (signal.aborted) return;
    setRunning(null);
    onNote(
      saved === undefined
        ? { text: t('base.list.export-failed'), isFailure: true }
        : { text: t('base.list.exported', { file: saved }), isFailure: false },
    );
  };
  return { running, start };
}
