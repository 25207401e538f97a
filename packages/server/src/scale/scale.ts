/** How large a shop `loadScale` makes of the demo story. */
export interface Scale {
  readonly articles: number;
  readonly orders: number;
  readonly companies: number;
}

/** DESIGN §8. */
export const fullScale: Scale = { articles: 100_000, orders: 200_000, companies: 400 };
