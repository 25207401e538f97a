import type { Logger } from 'pino';
import type { Database, Listen, Listening } from '../../../db/client.ts';
import { errorForLog } from '../../../db/error-for-log.ts';
import { findTicket } from '../ticket.repo.ts';
import { isFleetManager, isService, type TicketViewer } from '../ticket-viewer.ts';
import type { SeenChange } from './known-changes.ts';
import { changeSeenBy } from './recent-changes.repo.ts';
import { readChange, type TicketChange, ticketChannel } from './tell-change.repo.ts';

/** A subscriber to changes of tickets. */
export interface Watcher {
  /** Returns the viewer as of the last check. */
  readonly viewer: () => TicketViewer;
  /** Returns the current viewer; null if access has ended, which also ends the watch. */
  readonly renew: () => Promise<TicketViewer | null>;
  /** Reports a changed ticket and the time; null if the change is unknown and every ticket may have changed. */
  readonly tell: (change: SeenChange | null) => void;
  readonly end: () => void;
}

/** Tells the watchers of this instance about the changes of all instances. */
export interface TicketHub {
  /** Adds a watcher; resolves when no change is missed from then on. */
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

/** Number of watchers that are checked at the same time, so that most of the connection pool is left for calls. */
const lanes = 4;

/**
 * Creates a hub that listens to the channel on one connection, from the first watcher on, however many there are. It processes one
 * change after the other; a ticket that changes again meanwhile is reported once.
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
  // If the database fails, every watcher is told that everything may have changed: a change that is not told would be lost.
  const onFailure = (watcher: Watcher, error: unknown) => {
    if (!hasFailed) log.warn({ err: errorForLog(error) }, 'ticket change not reported: watchers reload');
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

/** Tells a watcher of a change if the viewer's current rights allow it; those at the beginning of the watch do not count. */
async function tellOf(db: Database, watcher: Watcher, change: TicketChange): Promise<void> {
  const viewer = await watcher.renew();
  if (!viewer || !mayConcern(viewer, change)) return;
  const ticket = await findTicket(db, viewer, change.id);
  if (ticket) watcher.tell({ ticketId: ticket.id, at: changeSeenBy(viewer, ticket) });
}

/**
 * Whether a viewer may be concerned by a change, so that the database is asked. Never false for a viewer who may know of the change;
 * always false for a customer and an internal change.
 */
function mayConcern(viewer: TicketViewer, change: TicketChange): boolean {
  if (isService(viewer)) return true;
  if (change.isInternal) return false;
  if (change.mode !== viewer.mode || change.companyId !== viewer.companyId) return false;
  return isFleetManager(viewer) || change.userId === viewer.userId;
}
