/** A performance entry of the browser: its start, in milliseconds of the page, and its value. */
export interface Told {
  readonly at: number;
  readonly value: number;
}

/** Performance entries of the browser while a screen was used. */
export interface Worked {
  /** Milliseconds from each key or press to the next paint (Event Timing, interactions only). */
  readonly answers: readonly Told[];
  /** Milliseconds of each task beyond 50. */
  readonly tasks: readonly Told[];
  /** Layout shifts without user input, as a share of the screen (Layout Instability). */
  readonly shifts: readonly Told[];
}

/** Start and end of a user action, in milliseconds of the page. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The worst values of entries that began within the spans: between them the bench itself works, for example to find a button. */
export function worstWithin(worked: Worked, spans: readonly Span[]) {
  const within = (told: readonly Told[]) =>
    told.filter(({ at }) => spans.some(({ from, to }) => at >= from && at < to)).map(({ value }) => value);
  return {
    answer: Math.max(0, ...within(worked.answers)),
    task: Math.max(0, ...within(worked.tasks)),
    shift: within(worked.shifts).reduce((sum, value) => sum + value, 0),
  };
}
