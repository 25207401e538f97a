/** Texts of a date field in the user's language. Dates in them are written as in the field. */
export interface DateTexts {
  /** Name of the button that opens the calendar, and of the calendar. */
  readonly calendar: string;
  readonly today: string;
  readonly clear: string;
  /** Error for a text that is no date; `pattern` shows the expected format. */
  readonly unreadable: (pattern: string) => string;
  /** Error for a day that does not exist, such as 31.02. */
  readonly noSuchDay: (typed: string) => string;
  readonly tooEarly: (min: string) => string;
  readonly tooLate: (max: string) => string;
}

/** Texts of a date range field. */
export interface DateRangeTexts extends DateTexts {
  readonly from: string;
  readonly to: string;
  /** Error for an end before the start. */
  readonly order: string;
}
