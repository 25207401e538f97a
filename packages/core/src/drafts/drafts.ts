/**
 * Drafts of forms. They survive a reload, a crash and the end of the session, and belong to the user once the user is known. They contain
 * no secrets.
 */
export interface Drafts {
  load(key: string): Readonly<Record<string, unknown>> | null;
  /** Saves a draft. `secrets` names fields that are never kept; passwords, PINs and bank data need not be named. */
  save(key: string, value: Readonly<Record<string, unknown>>, secrets?: readonly string[]): void;
  clear(key: string): void;
}

/** Prefix of the names of drafts, and their owner; null while no user is known. */
export interface DraftNames {
  readonly prefix: string;
  readonly owner: () => string | null;
}
