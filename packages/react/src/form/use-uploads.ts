import type { FileRule } from '@foyer/contract';
import type { FieldError } from '@foyer/contract/field-rules';
import { newIdempotencyKey } from '@foyer/core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { typeFault } from './file-types.ts';

/** Reason why a file was refused. */
export type RefusalReason = 'file_type' | 'file_heic' | 'file_size' | 'file_empty' | 'file_count';

/** A refused file. */
export interface RefusedFile {
  readonly file: File;
  readonly reason: RefusalReason;
}

/** A chosen file that may be sent. */
export interface UploadFile {
  readonly id: string;
  readonly file: File;
  /** Progress from 0 to 1 while the file is being sent; null before. */
  readonly progress: number | null;
}

export interface Uploads {
  readonly entries: readonly UploadFile[];
  readonly files: readonly File[];
  /** Files refused when files were last added; empty after any other change of the list. */
  readonly rejected: readonly RefusedFile[];
  /** Adds the files that the rule allows; returns the accepted and refused files. */
  readonly add: (files: Iterable<File>) => Sorted;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  /** Sets the progress, as `onProgress` of a call; null ends it. */
  readonly setProgress: (fraction: number | null) => void;
  /** For `check` of `useForm`: the error of a missing required file. */
  readonly check: (name: string) => readonly FieldError[];
}

/** Files that a rule accepts, and files that it refuses. */
interface Sorted {
  readonly accepted: readonly File[];
  readonly rejected: readonly RefusedFile[];
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Sorts files by the contract's rule; a file that is already present is in neither list. */
function sortFiles(files: Iterable<File>, present: readonly UploadFile[], rule: FileRule): Sorted {
  const accepted: File[] = [];
  const rejected: RefusedFile[] = [];
  const reasonFor = (file: File): RefusalReason | null => {
    const fault = typeFault(file, rule);
    if (fault !== null) return fault;
    if (file.size === 0) return 'file_empty';
    if (file.size > rule.maxBytes) return 'file_size';
    return present.length + accepted.length >= rule.maxCount ? 'file_count' : null;
  };
  for (const file of files) {
    if (present.some((entry) => isSame(entry.file, file))) continue;
    const reason = reasonFor(file);
    if (reason === null) accepted.push(file);
    else rejected.push({ file, reason });
  }
  return { accepted, rejected };
}

const nothing: readonly RefusedFile[] = [];

/** Holds the files of one part of a multipart body. Files that break the contract's rule are reported and not kept. */
export function useUploads(rule: FileRule): Uploads {
  const [entries, setEntries] = useState<readonly UploadFile[]>([]);
  const [rejected, setRejected] = useState(nothing);
  const [progress, setProgress] = useState<number | null>(null);
  // Updated at once, so that two drops before the next render count together.
  const latest = useRef(entries);
  const change = useCallback((next: readonly UploadFile[], refused = nothing) => {
    latest.current = next;
    setEntries(next);
    setRejected(refused);
  }, []);
  const add = useCallback(
    (files: Iterable<File>) => {
      const sorted = sortFiles(files, latest.current, rule);
      const added = sorted.accepted.map(
        (file): UploadFile => ({ id: newIdempotencyKey(), file, progress: null }),
      );
      change([...latest.current, ...added], sorted.rejected);
      return sorted;
    },
    [rule, change],
  );
  const remove = useCallback(
    (id: string) => change(latest.current.filter((entry) => entry.id !== id)),
    [change],
  );
  const clear = useCallback(() => change([]), [change]);
  const check = (name: string): readonly FieldError[] =>
    rule.required && entries.length === 0 ? [{ path: name, code: 'required' }] : [];
  const shown = useMemo(() => entries.map((entry) => ({ ...entry, progress })), [entries, progress]);
  const files = useMemo(() => entries.map(({ file }) => file), [entries]);
  return { entries: shown, files, rejected, add, remove, clear, setProgress, check };
}
