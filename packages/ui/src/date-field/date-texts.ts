/** What a date field says, in the user's language. Dates in them are written as in the field. */
export interface DateTexts {
  /** The name of the button that opens the calendar, and of the calendar. */
  readonly calendar: string;
  readonly today: string;
  readonly clear: string;
  /** For what is no date; `pattern` shows how one is typed. */
  readonly unreadable: (pattern: string) => string;
  /** For a day that is in no calendar, such as 31.02. */
  readonly noSuchDay: (typed: string) => string;
  readonly tooEarly: (min: string) => string;
  readonly tooLate: (max: string) => string;
}

/** What a field for two dates says beside that. */
export interface DateRangeTexts extends DateTexts {
  readonly from: string;
  readonly to: string;
  /** For an end that is before the start. */
  readonly order: string;
}
