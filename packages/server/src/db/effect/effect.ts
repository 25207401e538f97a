import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A change of rows that others may be changing too: done only where it finds as many as it was worked out for. */
export interface Change {
  /**
   * The statement, which returns a row per row it changed. It changes nothing where `isGo` is false, so the condition stands
   * wherever the statement first looks at rows: that is what makes changes happen, and hold their rows, in their order.
   */
  readonly statement: (isGo: SQL) => SQL;
  /** How many rows it must change; null where any number will do. */
  readonly rows: number | null;
}

/** Rows for a table, their fields by the names of its columns in TypeScript. */
export interface Addition {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Which of the rows go in: a condition on `added`, which has their columns. @default all */
  readonly only?: SQL;
  /** What happens to a row that is there already. @default the whole effect fails */
  readonly onConflict?: SQL;
}

/** Where the last piece of an effect comes from, a number that is known only when everything is written. */
export interface Numbering {
  /** Stands in every text of the effect where the digits will be, in any spelling of the number around it. */
  readonly mark: string;
  /** Takes the number, and returns its `digits`. */
  readonly statement: (isGo: SQL) => SQL;
}

/** All that an effect writes. */
export interface Writing {
  readonly changes: readonly Change[];
  readonly additions: readonly Addition[];
  readonly numbering?: Numbering | undefined;
}

/**
 * An effect that is worked out and not done: what it writes, and the answer. It was worked out without holding anything, so
 * what it writes depends on what was read being so still; where it is not, nothing is done and it is worked out anew.
 */
export class Effect<T> {
  readonly writing: Writing;
  readonly answer: T;

  constructor(answer: T, writing: Writing) {
    this.answer = answer;
    this.writing = writing;
  }
}
