import { businessDay } from '@foyer/contract';
import { withTranslatedPreviews } from '../../domain/articles/translated-names.repo.ts';
import { readBrandOf } from '../../domain/branding/brand-of.repo.ts';
import { findSeller } from '../../domain/invoices/seller.repo.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { inReadersLanguage } from '../../domain/quotations/in-readers-language.service.ts';
import { offerLetter } from '../../domain/quotations/offer-letter/offer-letter.ts';
import { readQuotation } from '../../domain/quotations/quotation.repo.ts';
import { quotationLines } from '../../domain/quotations/quotation-lines.repo.ts';
import { quotationList } from '../../domain/quotations/quotation-list.repo.ts';
import { hasPaper, stateOn } from '../../domain/quotations/quotation-state.ts';
import { toQuotation, toQuotationSummary } from '../../domain/quotations/quotation-view.ts';
import { readCustomerName } from '../../domain/quotations/staff/desk-list.repo.ts';
import type { Handler } from '../handler.ts';

export const listQuotations: Handler<'listQuotations'> = async (context) => {
  const { db, caller, input, locale, now } = context;
  const viewer = { ...caller, today: businessDay(now) };
  const { rows, ...page } = await quotationList.read(db, viewer, input.query);
  const named = await withTranslatedPreviews(db, languageOf(locale), quotationLines, rows);
  return { ...page, items: named.map((row) => toQuotationSummary(row, viewer)) };
};

export const getQuotation: Handler<'getQuotation'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const stored = await readQuotation(db, caller, input.params.id);
  if (!stored) return fail('not_found');
  return toQuotation(await inReadersLanguage(context, stored), { ...caller, today: businessDay(now) });
};

export const downloadQuotation: Handler<'downloadQuotation'> = async ({ db, caller, input, now, fail }) => {
  const stored = await readQuotation(db, caller, input.params.id);
  if (!stored) return fail('not_found');
  if (!hasPaper(stateOn(stored.quotation, businessDay(now)))) return fail('quotation_not_ready');
  const brand = await readBrandOf(db, caller);
  const { company } = await readCustomerName(db, caller);
  const seller = await findSeller(db, brand.id);
  const letter = offerLetter(stored, { brand, seller, company });
  // loaded on demand: only this call needs the PDF code
  const { renderLetter } = await import('../../domain/letter/render-letter.ts');
  const fileName = `${letter.title.replaceAll(' ', '-')}.pdf`;
  return { body: await renderLetter(letter), mediaType: 'application/pdf', fileName };
};
