/** Something the browser told of itself: when it began, in milliseconds of the page, and how much it was. */
export interface Told {
  readonly at: number;
  readonly value: number;
}

/** What the browser told while a screen was used. */
export interface Worked {
  /** Milliseconds from a key or a press to the picture that answers it, each (Event Timing, interactions only). */
  readonly answers: readonly Told[];
  /** Milliseconds of tasks beyond 50. */
  readonly tasks: readonly Told[];
  /** What moved by itself, as a share of the screen (Layout Instability). */
  readonly shifts: readonly Told[];
}

/** From when to when somebody was at work, in milliseconds of the page. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The worst of what began within the spans: what the bench itself does between them, as looking for a button, is nobody's work. */
export function worstWithin(worked: Worked, spans: readonly Span[]) {
  const within = (told: readonly Told[]) =>
    told.filter(({ at }) => spans.some(({ from, to }) => at >= from && at < to)).map(({ value }) => value);
  return {
    answer: Math.max(0, ...within(worked.answers)),
    task: Math.max(0, ...within(worked.tasks)),
    shift: within(worked.shifts).reduce((sum, value) => sum + value, 0),
  };
}
