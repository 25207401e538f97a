import { addDays, businessDay } from '@foyer/contract';
import { isCalendarDay } from '@foyer/contract/calendar-day';
import { newId } from '../../../db/new-id.ts';
import { type ArticleRow, findArticles } from '../../articles/article-rows.repo.ts';
import { priceAt } from '../../articles/article-summary.ts';
import { findArticleIds } from '../../articles/find-article-ids.repo.ts';
import { readBuyer } from '../../cart/buyer.repo.ts';
import { findSeller } from '../../invoices/seller.repo.ts';
import { summaryOf } from '../new-quotation.repo.ts';
import { type OfferLine, priceOffer } from '../price-offer.ts';
import type { QuotationItemRow, StoredQuotation } from '../quotation.repo.ts';
import { quotationSearchText } from '../quotation-search-text.ts';
import { type Answered, act, longestText, type ServiceStep } from './answer-request.service.ts';
import type { ServiceContext, ServiceRefusal, ServiceResult } from './service-actor.ts';

/** A line as the service writes it: an existing line by its id, or an article by its number. */
export interface WrittenLine {
  readonly itemId?: string;
  readonly articleNumber?: string;
  readonly quantity: number;
  /** Price per piece in cents: net for companies, gross for private customers. */
  readonly unit: number;
  readonly offerNote: string;
}

/** An offer as the service writes it; existing lines that are not in `lines` are removed. */
export interface WrittenOffer {
  readonly validUntil: string;
  readonly offerNote: string;
  readonly lines: readonly WrittenLine[];
}

/** Maximum number of lines of an offer. */
export const mostLines = 300;
const limits = { quantity: 99_999, unit: 100_000_000, validDays: 365, lineNote: 200 } as const;

/** Makes an offer or replaces it: prices, lines and validity are written together, and the requester gets the offer by mail. */
export async function makeOffer(
  context: ServiceContext,
  answered: Answered,
  offer: WrittenOffer,
): Promise<ServiceResult> {
  const fault = faultOf(offer, businessDay(context.now));
  if (fault) return fault;
  return act(context, answered, 'offer', (stored) => workOut(context, stored, offer));
}

const refused = (code: ServiceRefusal, field: string) => ({ ok: false, code, field }) as const;
const isWithin = (value: number, most: number) => Number.isSafeInteger(value) && value >= 1 && value <= most;

function faultOf({ validUntil, offerNote, lines }: WrittenOffer, today: string): ServiceResult | null {
  if (!isCalendarDay(validUntil)) return refused('required', 'validUntil');
  if (validUntil < today || validUntil > addDays(today, limits.validDays))
    return refused('out_of_range', 'validUntil');
  if (offerNote.length > longestText) return refused('out_of_range', 'offerNote');
  if (lines.length === 0) return refused('required', 'lines');
  if (lines.length > mostLines) return refused('too_many', 'lines');
  for (const [index, { quantity, unit, offerNote: note }] of lines.entries()) {
    if (!isWithin(quantity, limits.quantity)) return refused('out_of_range', `lines.${index}.quantity`);
    if (!isWithin(unit, limits.unit)) return refused('out_of_range', `lines.${index}.unit`);
    if (note.length > limits.lineNote) return refused('out_of_range', `lines.${index}.offerNote`);
  }
  return null;
}

async function workOut(
  { db, actor, now }: ServiceContext,
  stored: StoredQuotation,
  offer: WrittenOffer,
): Promise<ServiceStep | ServiceResult> {
  const { quotation } = stored;
  const { basis } = quotation;
  const buyer = await readBuyer(db, quotation, null);
  const numbers = offer.lines.flatMap(({ articleNumber }) => articleNumber ?? []);
  const idByNumber = await findArticleIds(db, numbers);
  const kept = new Map(stored.items.map((item) => [item.id, item]));
  const ids = [...new Set([...stored.items.map(({ articleId }) => articleId), ...idByNumber.values()])];
  const view = { priceGroupId: buyer.group.id, language: quotation.language };
  const articles = await findArticles(db, view, ids);
  const lines: OfferLine[] = [];
  for (const [index, line] of offer.lines.entries()) {
    const item = line.itemId === undefined ? undefined : kept.get(line.itemId);
    const article = articles.get(item?.articleId ?? idByNumber.get(line.articleNumber ?? '') ?? '');
    const written = lineOf(quotation.id, line, item, article, now);
    if (!written) return refused('article_unknown', `lines.${index}.articleNumber`);
    lines.push({ ...written, position: index + 1 });
  }
  const { items, totals, savingsNet, savingsGross } = priceOffer(lines, basis);
  const contact = { ...actor, phone: (await findSeller(db, buyer.contact.brand.id))?.phone ?? null };
  return {
    step: {
      state: 'offered',
      items,
      fields: {
        ...totals,
        savingsNet,
        savingsGross,
        validUntil: offer.validUntil,
        offeredAt: now,
        contact,
        offerNote: offer.offerNote.trim() || null,
        paymentTerms: buyer.paymentTerms,
        ...summaryOf(items, quotation.description),
        searchText: quotationSearchText({ ...quotation, items }),
      },
    },
    news: 'offered',
  };
}

/** Returns a line at the written price, with the shop's price for its quantity; undefined if the customer cannot buy the article. */
function lineOf(
  quotationId: string,
  { quantity, unit, offerNote }: WrittenLine,
  item: QuotationItemRow | undefined,
  article: ArticleRow | undefined,
  now: Date,
): OfferLine | undefined {
  const list = article && priceAt(article, quantity);
  const written = { quotationId, quantity, unit, offerNote: offerNote.trim() || null };
  const listed = list && { listNet: list.net, listGross: list.gross };
  const id = newId(now.getTime());
  if (item) return { ...item, ...listed, ...written, id };
  if (!article || !listed) return undefined;
  return {
    id,
    articleId: article.id,
    number: article.number,
    name: article.name,
    position: 0,
    note: null,
    pictureKey: article.pictureKeys[0] ?? null,
    taxRate: article.taxRate,
    isShipped: article.kind === 'hardware',
    ...listed,
    ...written,
  };
}
