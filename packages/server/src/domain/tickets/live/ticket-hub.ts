import type { Logger } from 'pino';
import type { Database, Listen, Listening } from '../../../db/client.ts';
import { errorForLog } from '../../../db/error-for-log.ts';
import { findTicket } from '../ticket.repo.ts';
import type { TicketViewer } from '../ticket-viewer.ts';
import type { SeenChange } from './known-changes.ts';
import { mayConcern } from './may-concern.ts';
import { changeSeenBy } from './recent-changes.repo.ts';
import { readChange, type TicketChange, ticketChannel } from './tell-change.repo.ts';

/** Somebody who wants to hear of changes. */
export interface Watcher {
  /** Who it was when last looked. */
  readonly viewer: () => TicketViewer;
  /** Who it is now; null, and the watch is over, where they may no longer. */
  readonly renew: () => Promise<TicketViewer | null>;
  /** A ticket has changed, and when; null where that is not known, and everything may have. */
  readonly tell: (change: SeenChange | null) => void;
  readonly end: () => void;
}

/** Tells all who watch through this instance what any instance changes. */
export interface TicketHub {
  /** Resolves when nothing is missed from then on. */
  readonly watch: (watcher: Watcher) => Promise<void>;
  readonly leave: (watcher: Watcher) => void;
  /** Ends all watches. */
  readonly close: () => Promise<void>;
}

interface HubDependencies {
  readonly db: Database;
  readonly listen: Listen;
  readonly log: Logger;
}

/** So many watchers are asked about at once: those who watch leave most of the pool to those who call. */
const lanes = 4;

/**
 * Hears the channel by one connection, from when the first watcher comes, however many there are. One change is worked off after
 * the other; a ticket that changes again meanwhile is told once.
 */
export function createTicketHub({ db, listen, log }: HubDependencies): TicketHub {
  const watchers = new Set<Watcher>();
  const waiting = new Map<string, TicketChange>();
  let listening: Listening | null = null;
  let isWorking = false;
  let isClosed = false;

  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (const [id, change] of waiting) {
      waiting.delete(id);
      await tellAll({ db, log }, watchers, change);
    }
    isWorking = false;
  }
  const onPayload = (payload: string) => {
    const change = readChange(payload);
    if (!change || watchers.size === 0) return;
    const isInternal = change.isInternal && (waiting.get(change.id)?.isInternal ?? true);
    waiting.set(change.id, { ...change, isInternal });
    void workOff();
  };
  const onGap = () => {
    for (const watcher of watchers) watcher.tell(null);
  };
  return {
    watch: (watcher) => {
      if (isClosed) {
        watcher.end();
        return Promise.resolve();
      }
      watchers.add(watcher);
      listening ??= listen(ticketChannel, { onPayload, onGap });
      return listening.ready;
    },
    leave: (watcher) => void watchers.delete(watcher),
    close: async () => {
      isClosed = true;
      for (const watcher of watchers) watcher.end();
      await listening?.stop();
    },
  };
}

async function tellAll(
  { db, log }: Pick<HubDependencies, 'db' | 'log'>,
  watchers: ReadonlySet<Watcher>,
  change: TicketChange,
): Promise<void> {
  const concerned = [...watchers].filter((watcher) => mayConcern(watcher.viewer(), change)).values();
  let hasFailed = false;
  // Whom the database cannot tell from others asks for everything: a change that is not told would be lost.
  const onFailure = (watcher: Watcher, error: unknown) => {
    if (!hasFailed) log.warn({ err: errorForLog(error) }, 'a change of a ticket could not be told');
    hasFailed = true;
    watcher.tell(null);
  };
  const lane = async () => {
    for (const watcher of concerned) {
      if (!watchers.has(watcher)) continue;
      if (hasFailed) watcher.tell(null);
      else await tellOf(db, watcher, change).catch((error: unknown) => onFailure(watcher, error));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Who may know is decided by what is true now, not by who they were when they began to watch. */
async function tellOf(db: Database, watcher: Watcher, change: TicketChange): Promise<void> {
  const viewer = await watcher.renew();
  if (!viewer || !mayConcern(viewer, change)) return;
  const ticket = await findTicket(db, viewer, change.id);
  if (ticket) watcher.tell({ ticketId: ticket.id, at: changeSeenBy(viewer, ticket) });
}
