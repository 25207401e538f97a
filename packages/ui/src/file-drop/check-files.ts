/** What a file drop takes. */
export interface FileLimits {
  /** As the native attribute: `image/*,.pdf`. */
  readonly accept?: string;
  /** Bytes a file may have. */
  readonly maxSize?: number;
  /** How many there may be in all. */
  readonly maxFiles?: number;
}

/** Why a file was not taken. */
export type RejectReason = 'type' | 'size' | 'empty' | 'count';

/** Files that are fine, and the others with what is wrong. */
export interface CheckedFiles {
  readonly accepted: readonly File[];
  readonly rejected: readonly { readonly file: File; readonly reason: RejectReason }[];
}

function isAccepted(file: File, accept: string): boolean {
  const rules = accept.split(',').map((rule) => rule.trim().toLowerCase());
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  return rules.some((rule) => {
    if (rule.startsWith('.')) return name.endsWith(rule);
    return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
  });
}

/** Sorts files by the limits; `present` is how many there are already. */
export function checkFiles(files: readonly File[], limits: FileLimits, present = 0): CheckedFiles {
  const accepted: File[] = [];
  const rejected: { file: File; reason: RejectReason }[] = [];
  const reasonFor = (file: File): RejectReason | null => {
    if (limits.accept !== undefined && !isAccepted(file, limits.accept)) return 'type';
    if (file.size === 0) return 'empty';
    if (limits.maxSize !== undefined && file.size > limits.maxSize) return 'size';
    return present + accepted.length >= (limits.maxFiles ?? Number.POSITIVE_INFINITY) ? 'count' : null;
  };
  for (const file of files) {
    const reason = reasonFor(file);
    if (reason === null) accepted.push(file);
    else rejected.push({ file, reason });
  }
  return { accepted, rejected };
}
