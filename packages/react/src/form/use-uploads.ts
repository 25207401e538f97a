import type { FileRule } from '@foyer/contract';
import type { FieldError } from '@foyer/contract/field-rules';
import { newIdempotencyKey } from '@foyer/core';
import { useCallback, useMemo, useState } from 'react';

/** A chosen file and what is wrong with it. */
export interface UploadFile {
  readonly id: string;
  readonly file: File;
  readonly error: 'file_type' | 'file_size' | 'file_count' | null;
  /** 0 to 1 while it is sent; null before. */
  readonly progress: number | null;
}

export interface Uploads {
  readonly entries: readonly UploadFile[];
  /** The files that may be sent. */
  readonly files: readonly File[];
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  /** For `onProgress` of a call; null ends it. */
  readonly setProgress: (fraction: number | null) => void;
  /** For `check` of `useForm`: a missing required file, or one that is not allowed. */
  readonly check: (name: string) => readonly FieldError[];
}

const extensionTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  csv: 'text/csv',
};

/** Browsers leave the type empty for what they do not know; the name's ending then has to do. */
function typeOf(file: File): string {
  return file.type || (extensionTypes[file.name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '');
}

function judge(files: readonly UploadFile[], rule: FileRule): UploadFile[] {
  let fine = 0;
  return files.map((entry) => {
    let error: UploadFile['error'] = null;
    if (!rule.types.includes(typeOf(entry.file))) error = 'file_type';
    else if (entry.file.size > rule.maxBytes) error = 'file_size';
    else if (fine >= rule.maxCount) error = 'file_count';
    if (error === null) fine += 1;
    return { ...entry, error };
  });
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The files of one part of a multipart body, judged by the contract's rule before anything is sent. */
export function useUploads(rule: FileRule): Uploads {
  const [entries, setEntries] = useState<readonly UploadFile[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const add = useCallback(
    (files: Iterable<File>) =>
      setEntries((old) => {
        const added = [...files]
          .filter((file) => !old.some((entry) => isSame(entry.file, file)))
          .map((file): UploadFile => ({ id: newIdempotencyKey(), file, error: null, progress: null }));
        return judge([...old, ...added], rule);
      }),
    [rule],
  );
  const remove = useCallback(
    (id: string) =>
      setEntries((old) =>
        judge(
          old.filter((entry) => entry.id !== id),
          rule,
        ),
      ),
    [rule],
  );
  const clear = useCallback(() => setEntries([]), []);
  const check = (name: string): readonly FieldError[] => {
    const faulty = entries.find(({ error }) => error !== null);
    if (faulty?.error) return [{ path: name, code: faulty.error, params: { limit: rule.maxCount } }];
    return rule.required && entries.length === 0 ? [{ path: name, code: 'required' }] : [];
  };
  const shown = useMemo(
    () => entries.map((entry) => (entry.error === null ? { ...entry, progress } : entry)),
    [entries, progress],
  );
  const files = useMemo(
    () => entries.filter(({ error }) => error === null).map(({ file }) => file),
    [entries],
  );
  return { entries: shown, files, add, remove, clear, setProgress, check };
}
