import type { FileRule } from '@foyer/contract';
import type { FieldError } from '@foyer/contract/field-rules';
import { newIdempotencyKey } from '@foyer/core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { typeFault } from './file-types.ts';

/** Why a file was not taken. */
export type RefusalReason = 'file_type' | 'file_heic' | 'file_size' | 'file_empty' | 'file_count';

/** A file that was not taken. */
export interface RefusedFile {
  readonly file: File;
  readonly reason: RefusalReason;
}

/** A chosen file that may be sent. */
export interface UploadFile {
  readonly id: string;
  readonly file: File;
  /** 0 to 1 while it is sent; null before. */
  readonly progress: number | null;
}

export interface Uploads {
  readonly entries: readonly UploadFile[];
  readonly files: readonly File[];
  /** What was not taken the last time something was added; none once the list is changed otherwise. */
  readonly rejected: readonly RefusedFile[];
  /** Takes what the rule allows, and answers what that was. */
  readonly add: (files: Iterable<File>) => Sorted;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  /** For `onProgress` of a call; null ends it. */
  readonly setProgress: (fraction: number | null) => void;
  /** For `check` of `useForm`: a missing required file. */
  readonly check: (name: string) => readonly FieldError[];
}

/** Files by whether a rule takes them. */
interface Sorted {
  readonly accepted: readonly File[];
  readonly rejected: readonly RefusedFile[];
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Sorts files by the contract's rule; one that is there already is in neither list. */
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

/** The files of one part of a multipart body. What the contract's rule refuses is told and not kept: it blocks nothing. */
export function useUploads(rule: FileRule): Uploads {
  const [entries, setEntries] = useState<readonly UploadFile[]>([]);
  const [rejected, setRejected] = useState(nothing);
  const [progress, setProgress] = useState<number | null>(null);
  // At hand at once, so that two drops before the next drawing count together.
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
