/** That a ticket changed, and when, as somebody may know of it. */
export interface SeenChange {
  readonly ticketId: string;
  readonly at: Date;
}

/**
 * So many tickets say what somebody knows. The newest alone would not: a change that takes long (a file) bears the time at which
 * it began, and another ticket's may be newer.
 */
export const mostRemembered = 20;

/** What somebody who watches knows. */
export interface KnownChanges {
  /** When something happened the last time; null where there is no ticket. */
  readonly newest: () => Date | null;
  readonly note: (change: SeenChange) => void;
  /** Another one whenever something has happened meanwhile; the same whoever counts it. */
  readonly word: () => string;
}

/** Begins with the tickets that changed last. */
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
