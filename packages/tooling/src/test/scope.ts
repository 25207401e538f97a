/** The part of all tests that is asked for. */
export interface Scope {
  /** Also what is long: series of kills and outages, every host, every engine. */
  readonly isFull: boolean;
  /** Only tests of this feature, one of the contract's feature words. */
  readonly feature?: string;
  /** Engines to run the `engines` suite in as a whole: `all` or names with commas between them. */
  readonly browsers?: string;
}
