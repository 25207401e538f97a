/** The state of a charge point at a moment. */
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

/** The load of all charge points together over a day: the past, and the plan. */
export interface LoadOfDay {
  readonly day: string;
  readonly from: string;
  readonly now: string;
  /** Minutes between two of `watts`. */
  readonly stepMinutes: number;
  readonly watts: readonly number[];
  readonly installedWatts: number;
}
