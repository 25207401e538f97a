import { type ClipboardEvent, useState } from 'react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { mostRows } from './change-rows.ts';
import { useQuickOrderMessages } from './quick-order.messages.ts';
import type { QuickOrderStore } from './quick-order.store.ts';
import type { QuickOrderNews } from './quick-order.view.tsx';
import { isBlank } from './quick-order-row.ts';
import type { OrderLine } from './read-order-lines.ts';

/** Size limit of a file in bytes; a table of a hundred lines takes about a hundredth of it. */
const mostBytes = 1_000_000;
/** Loads the parser with the first pasted or dropped lines; null if it cannot be loaded. */
const loadReaders = () => import('./read-order-lines.ts').catch(() => null);

/** Whether a pasted text is a table, and not the text of a single field. */
const isTable = (text: string): boolean => /[\t\r\n;]/.test(text.trim());

/** Handlers for pasted lines and for files. */
export function useOrderLines(store: QuickOrderStore, tell: (news: QuickOrderNews | null) => void) {
  const { t } = useQuickOrderMessages();
  const { errorText } = useErrorText();
  const [fileError, setFileError] = useState<string>();
  const firstBlank = () => store.$rows.get().find(isBlank)?.key ?? '';
  /** Inserts lines; returns the error if they were refused. */
  const fill = (key: string, lines: readonly OrderLine[]): string | undefined => {
    const present = store.$rows.get().filter((row) => !isBlank(row)).length;
    if (!store.fill(key, lines))
      return t('shop.quick-order.too-many', { count: present + lines.length, limit: mostRows });
    tell({ kind: 'filled', count: lines.length });
    void store.lookUp();
    return undefined;
  };
  const read = async (file: File): Promise<string | undefined> => {
    const { name } = file;
    if (file.size > mostBytes) return t('shop.quick-order.file-too-large', { name });
    const readers = await loadReaders();
    if (readers === null) return errorText({ code: 'network', retryAfter: null });
    const lines = await readers.readOrderFile(new Uint8Array(await file.arrayBuffer()));
    if (lines === 'unreadable') return t('shop.quick-order.file-unreadable', { name });
    if (lines === 'too_many') return t('shop.quick-order.file-too-large', { name });
    return lines.length === 0 ? t('shop.quick-order.file-empty', { name }) : fill(firstBlank(), lines);
  };
  const onFiles = async (files: readonly File[]) => {
    const errors: string[] = [];
    for (const file of files) errors.push((await read(file)) ?? '');
    setFileError(errors.filter(Boolean).join(' ') || undefined);
  };
  const paste = async (key: string, text: string) => {
    const readers = await loadReaders();
    const lines = readers?.readOrderLines(text) ?? [];
    const error = readers
      ? lines.length > 0 && fill(key, lines)
      : errorText({ code: 'network', retryAfter: null });
    if (error) tell({ kind: 'failed', text: error });
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const key = (event.target as Element).closest('[data-row]')?.getAttribute('data-row');
    if (!key || !isTable(text)) return;
    event.preventDefault();
    void paste(key, text);
  };
  return { fileError, onPaste, onFiles: (files: readonly File[]) => void onFiles(files) };
}
