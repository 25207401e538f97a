/** What the backend names as the place of an answer: a screen of the portal, `id` where its path has one. */
export interface ChatLink {
  readonly route: string;
  readonly id: string | null;
  readonly query: Readonly<Record<string, string>>;
}

/** Something an answer was taken from. */
export interface ChatSource {
  readonly title: string;
  readonly detail: string | null;
  readonly link: ChatLink;
}

/** What the assistant said. */
export interface ChatAnswer {
  readonly isKnown: boolean;
  readonly text: string;
  readonly sources: readonly ChatSource[];
  readonly receipt: string;
}

/** A question with its answer, as a ticket takes it. */
export interface ChatTurn {
  readonly question: string;
  readonly answer: ChatAnswer;
}

/** The ticket a conversation became. */
export interface ChatTicket {
  readonly id: string;
  readonly number: string;
}

/** All that the assistant shows of itself, in the reader's language. */
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

/** What the page around the assistant gives it. */
export interface ChatHost {
  /** The base address of the backend, absolute. */
  readonly backend: string;
  /** `de_DE` */
  readonly locale: string;
  /** How calls are sent. @default the browser's */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** The token of who is signed in, fresh; null where nobody is any more. */
  readonly token: () => Promise<string | null>;
  /** The backend did not take the token. */
  readonly refused: () => void;
  /** The address of a screen; null where the page has none. */
  readonly hrefFor: (link: ChatLink) => string | null;
  /** Goes there in this tab, as any link of the page does. */
  readonly follow: (link: ChatLink) => void;
  readonly texts: ChatTexts;
  /** Questions to begin with. */
  readonly suggestions: readonly string[];
}
