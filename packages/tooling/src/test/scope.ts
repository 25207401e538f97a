/** The requested part of all tests. */
export interface Scope {
  /** Whether to include long tests: series of kills and outages, every host, every engine. */
  readonly isFull: boolean;
  /** Only tests of this feature, one of the contract's feature words. */
  readonly feature?: string;
  /** Engines that run the whole `engines` suite: `all` or names separated by commas. */
  readonly browsers?: string;
}
