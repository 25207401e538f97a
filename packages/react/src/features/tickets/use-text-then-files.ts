import { attachmentRule } from '@foyer/contract/upload-limits';
import type { Result } from '@foyer/core';
import { type ClipboardEvent, useState } from 'react';
import { type TransferOptions, useTransfer } from '../../form/use-transfer.ts';
import { useUploads } from '../../form/use-uploads.ts';
import { createIdempotencyKeys } from '../../provider/idempotency-keys.ts';

/** Options of a call that sends files. */
export interface FileSending extends TransferOptions {
  readonly files: readonly File[];
  readonly idempotencyKey: string;
}

export interface TextThenFilesOptions<B, T> {
  readonly sendWords: (body: B, send: { readonly idempotencyKey: string }) => Promise<Result<T>>;
  /** Called after the text has been sent: later changes of the text would be lost, and its draft is not needed any more. */
  readonly onWords: () => void;
  readonly sendFiles: (words: T, send: FileSending) => Promise<Result<unknown>>;
}

/** Sends the text first, then the files. After failed or cancelled files, another submit sends only the files. */
export function useTextThenFiles<B, T>({ sendWords, onWords, sendFiles }: TextThenFilesOptions<B, T>) {
  const uploads = useUploads(attachmentRule);
  const transfer = useTransfer(uploads);
  const [keys] = useState(createIdempotencyKeys);
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
    const { files } = uploads;
    const key = keys.keyFor({ words: answer.value, files });
    const stored = await transfer.run((options) =>
      sendFiles(answer.value, { files, idempotencyKey: key, ...options }),
    );
    keys.settle(stored);
    return stored.ok ? answer : stored;
  };

  return {
    uploads,
    transfer,
    /** The text while only files are missing. */
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
