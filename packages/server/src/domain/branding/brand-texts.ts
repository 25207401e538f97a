/** Returns the operator's replacements for the product's texts, by message id: those of the locale, overridden by those of the brand. */
export type BrandTexts = (locale: string, brandId: string | undefined) => Readonly<Record<string, string>>;
