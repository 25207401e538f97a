import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { useBaseMessages } from '../i18n/base.messages.ts';
import { useSdk } from '../provider/foyer-context.ts';
import { useLocale } from '../provider/use-session.ts';
import * as css from './list.css.ts';
import type { AnyColumn } from './list-columns.ts';
import type { ListState } from './list-state.ts';

export interface ExportButtonProps<Item> {
  readonly list: Pick<ListState<Item>, 'operation' | 'query'>;
  readonly columns: readonly AnyColumn<Item>[];
  readonly fileName: string;
}

/** Exports the whole filtered list as CSV, not just the page shown. */
export function ExportButton<Item>({ list, columns, fileName }: ExportButtonProps<Item>) {
  const { t } = useBaseMessages();
  const sdk = useSdk();
  const { tag } = useLocale();
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    if (state === 'running') return;
    running.current = new AbortController();
    const { signal } = running.current;
    setState('running');
    const isDone = await import('./export-list.ts')
      .then(({ exportList }) => exportList(sdk, list, columns, { fileName, tag }, signal))
      .catch(() => false);
    if (!signal.aborted) setState(isDone ? 'idle' : 'failed');
  };
  return (
    <>
      <Button
        variant="ghost"
        icon={<DownloadIcon size={18} />}
        isLoading={state === 'running'}
        loadingLabel={t('base.list.exporting')}
        onClick={() => void start()}
        part="export"
      >
        {t('base.list.export')}
      </Button>
      {state === 'failed' && (
        <p className={css.failed} role="alert">
          {t('base.list.export-failed')}
        </p>
      )}
    </>
  );
}
