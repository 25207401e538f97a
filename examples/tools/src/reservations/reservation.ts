/** A bay that can be booked. */
export interface Bay {
  readonly id: string;
  readonly name: string;
  readonly site: string;
}

/** A bay that the people of a company share. */
export interface StoredBay extends Bay {
  readonly company: string;
}

/** A booking as it is asked for. */
export interface ReservationWish {
  readonly bayId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly vehicle: string;
}

/** A bay taken for a time, as people of its company see it. */
export interface Reservation extends ReservationWish {
  readonly id: string;
  readonly bookedBy: string;
  readonly isMine: boolean;
  /** Whether it may be moved: one's own, and for fleet managers anybody's; not one that is over. */
  readonly canChange: boolean;
  /** One's own, until it is over: nobody else cancels it. */
  readonly canCancel: boolean;
}
