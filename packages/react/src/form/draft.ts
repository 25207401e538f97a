import type { ComponentType } from 'react';

/** A form's draft: kept while typing, put back after a reload, a crash or a new sign-in. */
export interface Draft {
  /** Whether the form shows values of an earlier visit. */
  readonly isRestored: boolean;
  /** The kept value of a field, for fields that are not native (`defaultValue`). */
  readonly initial: (name: string) => string | undefined;
  /** Throws the draft away and empties the form. */
  readonly discard: () => void;
  /** Keeps the current values, debounced. */
  readonly keep: () => void;
  /** Forgets the draft without touching the form. */
  readonly clear: () => void;
  /** Changes when the form must be drawn anew. */
  readonly revision: number;
  /** Tells the user about a restored draft; comes with what keeps drafts. */
  readonly Note?: ComponentType<{ readonly draft: Draft }>;
}

const nothing = (): undefined => undefined;

/** The draft of a form that keeps none. */
export const noDraft: Draft = {
  isRestored: false,
  initial: nothing,
  discard: nothing,
  keep: nothing,
  clear: nothing,
  revision: 0,
};
