import { businessDay } from '@foyer/contract';
import { readQuotation } from '../../domain/quotations/quotation.repo.ts';
import { toQuotation, toQuotationSummary } from '../../domain/quotations/quotation-view.ts';
import type { Handler } from '../handler.ts';
import { quotationList } from './quotation-list.repo.ts';

export const listQuotations: Handler<'listQuotations'> = async ({ db, caller, input, now }) => {
  const viewer = { ...caller, today: businessDay(now) };
  const { rows, ...page } = await quotationList.read(db, viewer, input.query);
  return { ...page, items: rows.map((row) => toQuotationSummary(row, viewer)) };
};

export const getQuotation: Handler<'getQuotation'> = async ({ db, caller, input, now, fail }) => {
  const stored = await readQuotation(db, caller, input.params.id);
  return stored ? toQuotation(stored, { ...caller, today: businessDay(now) }) : fail('not_found');
};
