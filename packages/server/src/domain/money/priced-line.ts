/** A line of a cart or an order with its binding prices, in cents. */
export interface PricedLine {
  readonly quantity: number;
  readonly unitNet: number;
  readonly unitGross: number;
  readonly taxRate: number;
  /** Amount deducted from the line, net or gross like the basis. @default 0 */
  readonly discount?: number;
  /** Whether the line is sent in a parcel; services are not. */
  readonly isShipped: boolean;
}
