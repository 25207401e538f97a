/** The caller's price group and the versions of the shop's data. A value computed from these versions or later ones is current for the caller. */
export interface ShopVersion {
  /** `none` where the company has no group. */
  readonly priceGroupId: string;
  /** Version of articles, texts, prices, categories and tags. */
  readonly catalogue: string;
  /** Version of the articles' stock. */
  readonly stock: string;
}
