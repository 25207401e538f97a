/** The texts an operator puts in the place of the product's, by message id: those of a locale for every brand, the brand's own over them. */
export type BrandTexts = (locale: string, brandId: string | undefined) => Readonly<Record<string, string>>;
