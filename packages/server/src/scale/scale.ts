/** Size of the shop that `loadScale` makes of the demo story. */
export interface Scale {
  readonly articles: number;
  readonly orders: number;
  readonly companies: number;
}
