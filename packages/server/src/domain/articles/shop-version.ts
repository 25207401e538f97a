/** A price group and the versions of what the shop shows: what was made of these or later ones is not too old for the caller. */
export interface ShopVersion {
  /** `none` where the company has no group. */
  readonly priceGroupId: string;
  /** Articles, texts, prices, categories, tags. */
  readonly catalogue: string;
  /** How many of each there are. */
  readonly stock: string;
}
