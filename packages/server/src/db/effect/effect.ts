import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A change of rows that others may be changing too: applied only where it affects the expected number of rows. */
export interface Change {
  /**
   * The statement, which returns a row for each changed row. It changes nothing where `isGo` is false, so the condition belongs to the first
   * access to rows in the statement: this makes the changes run, and lock their rows, in order.
   */
  readonly statement: (isGo: SQL) => SQL;
  /** Number of rows that the statement must change; null accepts any number. */
  readonly rows: number | null;
}

/** New rows of a table; their fields have the TypeScript names of its columns. */
export interface Addition {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Condition on `added`, which has the columns of the rows: selects the rows that are inserted. @default all */
  readonly only?: SQL;
  /** `ON CONFLICT` clause for rows that exist already. @default the whole effect fails */
  readonly onConflict?: SQL;
}

/** Source of the number in an effect, such as an order's, which is known only while everything is written. */
export interface Numbering {
  /** Placeholder for the digits, in every text of the effect and in any format of the number around it. */
  readonly mark: string;
  /** Takes the next number, and returns its `digits`. */
  readonly statement: (isGo: SQL) => SQL;
}

/** All writes of an effect. */
export interface Writing {
  readonly changes: readonly Change[];
  readonly additions: readonly Addition[];
  readonly numbering?: Numbering | undefined;
}

/**
 * An effect that is computed and not yet written: its writes, and the answer. It was computed without locks, so it is valid only while the
 * rows that were read are unchanged; otherwise nothing is written and the effect is computed again.
 */
export class Effect<T> {
  readonly writing: Writing;
  readonly answer: T;

  constructor(answer: T, writing: Writing) {
    this.answer = answer;
    this.writing = writing;
  }
}
