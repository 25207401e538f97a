/** The place of an answer, as the backend names it: a screen of the portal, with an `id` if its path has one. */
export interface ChatLink {
  readonly route: string;
  readonly id: string | null;
  readonly query: Readonly<Record<string, string>>;
}

/** A source of an answer. */
export interface ChatSource {
  readonly title: string;
  readonly detail: string | null;
  readonly link: ChatLink;
}

/** An answer of the assistant. */
export interface ChatAnswer {
  readonly isKnown: boolean;
  readonly text: string;
  readonly sources: readonly ChatSource[];
  readonly receipt: string;
}

/** A question with its answer, as part of a ticket. */
export interface ChatTurn {
  readonly question: string;
  readonly answer: ChatAnswer;
}

/** The ticket opened from a conversation. */
export interface ChatTicket {
  readonly id: string;
  readonly number: string;
}

/** Detail of the event with which the assistant reports that it was opened or closed. */
export interface ChatToggle {
  readonly isOpen: boolean;
}

/** All fixed texts of the assistant, in the reader's language. */
export interface ChatTexts {
  readonly title: string;
  readonly close: string;
  readonly log: string;
  readonly greeting: string;
  readonly question: string;
  readonly send: string;
  readonly thinking: string;
  readonly you: string;
  readonly assistant: string;
  readonly sources: string;
  readonly toTicket: string;
  readonly goesAlong: string;
  readonly addition: string;
  readonly openTicket: string;
  readonly cancel: string;
  readonly ticketOpened: string;
  readonly failed: string;
  readonly retry: string;
}

/** Data and functions that the page provides to the assistant. */
export interface ChatHost {
  /** The base address of the backend, absolute. */
  readonly backend: string;
  /** Locale of the page, such as `de_DE`. */
  readonly locale: string;
  /** Sends the calls. @default the browser's `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Resolves with a valid token of the signed-in user; null without a session. */
  readonly token: () => Promise<string | null>;
  /** Called when the backend refuses the token. */
  readonly refused: () => void;
  /** Returns the address of a screen; null if the page does not have it. */
  readonly hrefFor: (link: ChatLink) => string | null;
  /** Navigates to a screen in this tab, as any link of the page does. */
  readonly follow: (link: ChatLink) => void;
  readonly texts: ChatTexts;
  /** Suggested questions for the start. */
  readonly suggestions: readonly string[];
}
