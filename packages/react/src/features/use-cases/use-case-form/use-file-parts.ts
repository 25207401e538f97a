import type { FileRule } from '@foyer/contract';
import type { FieldError } from '@foyer/contract/field-rules';
import { useCallback, useEffect } from 'react';
import { type Uploads, useUploads } from '../../../form/use-uploads.ts';
import type { FilesByField } from './use-case-definition.ts';

const none: FileRule = { required: false, maxCount: 0, maxBytes: 0, types: [] };

/** The files of a request by part. */
export interface FileParts {
  readonly uploads: Readonly<Record<string, Uploads>>;
  readonly files: FilesByField;
  /** Errors of missing required files. */
  readonly errors: readonly FieldError[];
  /** Key that changes with the chosen files. */
  readonly key: string;
  readonly clear: () => void;
}

/** Holds the files of up to three parts, the maximum of a request. */
export function useFileParts(
  rules: Readonly<Record<string, FileRule>> = {},
  progress: number | null,
): FileParts {
  const [first, second, third] = Object.entries(rules);
  const one = useUploads(first?.[1] ?? none);
  const two = useUploads(second?.[1] ?? none);
  const three = useUploads(third?.[1] ?? none);
  const parts = [
    ...(first ? [[first[0], one] as const] : []),
    ...(second ? [[second[0], two] as const] : []),
    ...(third ? [[third[0], three] as const] : []),
  ];
  const setters = [one.setProgress, two.setProgress, three.setProgress] as const;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setters are stable
  useEffect(() => {
    for (const set of setters) set(progress);
  }, [progress]);
  const clear = useCallback(() => {
    one.clear();
    two.clear();
    three.clear();
  }, [one.clear, two.clear, three.clear]);
  return {
    uploads: Object.fromEntries(parts),
    files: Object.fromEntries(parts.map(([name, { files }]) => [name, files])),
    errors: parts.flatMap(([name, part]) => part.check(name)),
    key: parts.map(([, { entries }]) => entries.map(({ id }) => id).join()).join(';'),
    clear,
  };
}
