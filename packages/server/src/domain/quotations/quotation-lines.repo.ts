import { sql } from 'drizzle-orm';
import type { PreviewedLines } from '../articles/translated-names.repo.ts';
import { quotationItems } from './quotations.table.ts';

/** Lines of quotations, for the preview of a quotation. */
export const quotationLines: PreviewedLines = {
  from: sql`${quotationItems}`,
  of: sql`${quotationItems.quotationId}`,
  position: sql`${quotationItems.position}`,
  articleId: sql`${quotationItems.articleId}`,
  name: sql`${quotationItems.name}`,
};
