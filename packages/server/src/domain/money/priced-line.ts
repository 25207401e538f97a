/** A line of a cart or an order with its binding prices, in cents. */
export interface PricedLine {
  readonly quantity: number;
  readonly unitNet: number;
  readonly unitGross: number;
  readonly taxRate: number;
  /** Taken off the line, on the basis. @default 0 */
  readonly discount?: number;
  /** Whether it travels in a parcel; services do not. */
  readonly isShipped: boolean;
}
