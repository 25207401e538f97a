/** The time of a change of a ticket, as a viewer may know of it. */
export interface SeenChange {
  readonly ticketId: string;
  readonly at: Date;
}

/**
 * Number of tickets whose change times represent what a viewer knows. The newest alone would not suffice: a slow change (a file) has
 * the time at which it began, and the change of another ticket may be newer.
 */
export const mostRemembered = 20;

/** Changes that a watcher knows. */
export interface KnownChanges {
  /** Returns the time of the last change; null if there is no ticket. */
  readonly newest: () => Date | null;
  readonly note: (change: SeenChange) => void;
  /** Returns a token that differs after every change, and is the same wherever it is computed. */
  readonly word: () => string;
}

/** Creates the known changes from the tickets that changed last. */
export function createKnownChanges(changes: readonly SeenChange[]): KnownChanges {
  const times = new Map(changes.map(({ ticketId, at }) => [ticketId, at.getTime()]));
  const newestFirst = () => [...times].sort(([, one], [, other]) => other - one);
  const newest = () => newestFirst()[0]?.[1];
  return {
    newest: () => {
      const time = newest();
      return time === undefined ? null : new Date(time);
    },
    note: ({ ticketId, at }) => {
      times.set(ticketId, at.getTime());
      for (const [id] of newestFirst().slice(mostRemembered)) times.delete(id);
    },
    word: () => {
      const sum = [...times.values()].reduce((all, time) => all + time, 0);
      return [newest() ?? 0, sum].map((number) => number.toString(36)).join('-');
    },
  };
}
