import type { Result } from '@foyer/core';
import { type ClipboardEvent, useState } from 'react';
import { type Uploads, useUploads } from '../../form/use-uploads.ts';
import { ticketFileRule } from './ticket-file-rule.ts';

/** What goes with the files. */
export interface FileSending {
  readonly files: readonly File[];
  readonly onProgress: Uploads['setProgress'];
  readonly idempotencyKey: string;
}

export interface WordsThenFilesOptions<B, T> {
  readonly sendWords: (body: B, send: { readonly idempotencyKey: string }) => Promise<Result<T>>;
  /** Once the words are there: what is typed afterwards would be lost, and their draft is of no use any more. */
  readonly onWords: () => void;
  readonly sendFiles: (words: T, send: FileSending) => Promise<Result<unknown>>;
}

/** Words first, then files: those that do not arrive are sent again by the same button, and the words are not. */
export function useWordsThenFiles<B, T>({ sendWords, onWords, sendFiles }: WordsThenFilesOptions<B, T>) {
  const uploads = useUploads(ticketFileRule);
  const [sent, setSent] = useState<{ readonly body: B; readonly words: T } | null>(null);

  const submit = async (body: B, { idempotencyKey }: { idempotencyKey: string }): Promise<Result<T>> => {
    const answer: Result<T> = sent
      ? { ok: true, value: sent.words }
      : await sendWords(body, { idempotencyKey });
    if (!answer.ok || uploads.files.length === 0) return answer;
    if (!sent) {
      setSent({ body, words: answer.value });
      onWords();
    }
    const { files, setProgress: onProgress } = uploads;
    const stored = await sendFiles(answer.value, {
      ...{ files, onProgress, idempotencyKey: `${idempotencyKey}-files` },
    });
    uploads.setProgress(null);
    return stored.ok ? answer : stored;
  };

  return {
    uploads,
    /** The words, while only files are missing. */
    sent: sent?.body ?? null,
    submit,
    clear: () => {
      setSent(null);
      uploads.clear();
    },
    /** Takes files from the clipboard, such as a screenshot. */
    onPaste: ({ clipboardData: { files } }: ClipboardEvent) => {
      if (files.length > 0) uploads.add(files);
    },
  };
}
