/**
 * What the reference tools' own APIs answer, for their pages and their server alike. No part of the portal's contract: a brand's tools answer
 * what they like.
 */

/** An article of the knowledge platform in a list. */
export interface KnowledgeSummary {
  readonly id: string;
  readonly topic: 'charging' | 'billing' | 'installation' | 'faults';
  readonly audience: 'everyone' | 'technicians';
  readonly updatedAt: string;
  readonly title: string;
  readonly summary: string;
}

/** The same with its text. */
export interface KnowledgeArticle extends KnowledgeSummary {
  readonly paragraphs: readonly string[];
}

/** A charge point as it stands at a moment. */
export interface ChargePoint {
  readonly id: string;
  readonly name: string;
  readonly site: string;
  readonly connector: 'type2' | 'ccs';
  readonly maxWatts: number;
  readonly status: 'available' | 'charging' | 'offline';
  /** Null while it does not charge. */
  readonly charging: {
    readonly watts: number;
    readonly energyWh: number;
    readonly ofEnergyWh: number;
    readonly startedAt: string;
    readonly endsAt: string;
    readonly vehicle: string | null;
  } | null;
}

/** What all charge points take together over a day: what was, and what is planned. */
export interface LoadOfDay {
  readonly day: string;
  readonly from: string;
  readonly now: string;
  /** Minutes between two of `watts`. */
  readonly stepMinutes: number;
  readonly watts: readonly number[];
  readonly installedWatts: number;
}

/** A bay that can be booked. */
export interface Bay {
  readonly id: string;
  readonly name: string;
  readonly site: string;
}

/** What somebody who books wants. */
export interface ReservationWish {
  readonly bayId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly vehicle: string;
}

/** A bay taken for a time, as its company's people see it. */
export interface Reservation extends ReservationWish {
  readonly id: string;
  readonly bookedBy: string;
  readonly isMine: boolean;
  /** One's own, and for those who manage the fleet anybody's; not what is over. */
  readonly canChange: boolean;
}
