/** Categories of documents. */
export const documentCategories = [
  'contract',
  'terms',
  'price_list',
  'manual',
  'certificate',
  'form',
  'report',
  'other',
] as const;
export type DocumentCategory = (typeof documentCategories)[number];
