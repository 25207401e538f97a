/** Drafts of forms: survive reload, crash and the end of the session; bound to the user once known. Never secrets. */
export interface Drafts {
  load(key: string): Readonly<Record<string, unknown>> | null;
  /** `secrets` names fields that are never kept; passwords, PINs and bank data go without being named. */
  save(key: string, value: Readonly<Record<string, unknown>>, secrets?: readonly string[]): void;
  clear(key: string): void;
}

/** What the names of drafts begin with, and whose they are; null while nobody is known. */
export interface DraftNames {
  readonly prefix: string;
  readonly owner: () => string | null;
}
