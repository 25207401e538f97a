import { useState } from 'react';
import { saveFile } from '../domain/file/save-file.ts';
import { type CsvColumn, createCsv } from './csv.ts';
import type { ListState } from './use-list.ts';

export interface CsvExport {
  readonly start: () => void;
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
}

/** Exports the whole filtered list, not just the page shown. */
export function useCsvExport<Item>(
  list: Pick<ListState<Item>, 'collect'>,
  fileName: string,
  columns: readonly CsvColumn<Item>[],
): CsvExport {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const start = async () => {
    if (state === 'running') return;
    setState('running');
    try {
      const csv = createCsv(columns, await list.collect());
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { start: () => void start(), isRunning: state === 'running', hasFailed: state === 'failed' };
}
