import { addDays } from '@foyer/contract';
import { addressLines } from '@foyer/contract/address-lines';
import { formatsOf } from '../../domain/languages/formats.ts';
import { type Language, localeOf } from '../../domain/languages/language.ts';
import type { QuotationItemRow, StoredQuotation } from '../../domain/quotations/quotation.repo.ts';
import { serviceActions } from '../../domain/quotations/quotation-state.ts';
import { deskPath } from '../../domain/quotations/staff/desk-path.ts';
import type { ServiceResult } from '../../domain/quotations/staff/service-actor.ts';
import { escapeHtml as text } from '../../mail/escape-html.ts';
import { addedLines } from './desk-form.ts';
import { badge } from './desk-pages.ts';
import { type DeskText, type DeskWords, frame, wordsOf } from './desk-words.ts';

/** A refused form with its typed values. */
export interface Typed {
  readonly act: string;
  readonly form: URLSearchParams;
  readonly result: Exclude<ServiceResult, { readonly ok: true }>;
  /** Index of the form's line for each line of the offer. */
  readonly places: readonly number[];
}

interface Shown {
  readonly stored: StoredQuotation;
  readonly customer: { readonly company: string | null; readonly brand: string; readonly email: string };
  readonly today: string;
  readonly isDone: boolean;
  readonly typed: Typed | undefined;
}

/** Default validity of an offer in days. */
const usualDays = 30;

/** Renders a quotation with all actions of the service. */
export function quotationPage(language: Language, visitor: { readonly name: string }, shown: Shown): string {
  const words = wordsOf(language);
  const { say } = words;
  const { stored, today, isDone, typed } = shown;
  const { quotation } = stored;
  const actions = serviceActions(quotation, today);
  const notice = typed
    ? `<p class="alert" role="alert">${say(`desk.refused.${typed.result.code}`)}</p>`
    : isDone
      ? `<p class="notice" role="status">${say('desk.done')}</p>`
      : '';
  const body = [
    `<p><a href="${deskPath}">${say('desk.back')}</a></p>`,
    `<h1>${text(quotation.title ?? quotation.number)} ${badge(quotation, today, words)}</h1>`,
    notice,
    `<div class="columns"><div class="stack">`,
    askedFor(shown, words),
    actions.includes('offer') ? offerForm(shown, words) : offered(stored, words),
    `</div><div class="stack">`,
    facts(shown, words),
    comments(shown, words, actions.includes('comment')),
    actions.includes('prepare') ? plainForm(shown, words, 'prepare') : '',
    actions.includes('cancel') ? cancelForm(shown, words) : '',
    `</div></div>`,
  ];
  return frame(words, text(quotation.number), body.join('\n'), visitor);
}

function facts(
  { stored: { quotation, order }, customer }: Shown,
  { language, say, time, dayOf }: DeskWords,
): string {
  const { countryName } = formatsOf(localeOf(language));
  const address = quotation.deliveryAddress && addressLines(quotation.deliveryAddress, countryName);
  const rows: [DeskText, string | null | undefined][] = [
    ['desk.number', text(quotation.number)],
    ['desk.customer', customer.company === null ? say('desk.private') : text(customer.company)],
    ['desk.requested-by', `${text(quotation.requestedBy)}<br>${text(customer.email)}`],
    ['desk.brand', text(customer.brand)],
    ['desk.requested-at', time(quotation.requestedAt)],
    ['desk.reference', quotation.reference && text(quotation.reference)],
    ['desk.wanted-on', quotation.requestedDeliveryDate && dayOf(quotation.requestedDeliveryDate)],
    ['desk.until', quotation.validUntil && dayOf(quotation.validUntil)],
    ['desk.address', address?.map(text).join('<br>')],
    ['desk.order', order && text(order.number)],
  ];
  const list = rows.flatMap(([id, value]) => (value ? `<dt>${say(id)}</dt><dd>${value}</dd>` : []));
  return `<section class="card"><dl>${list.join('')}</dl></section>`;
}

const paragraphs = (words: string) => `<p class="written">${text(words)}</p>`;

function askedFor({ stored: { quotation } }: Shown, { say }: DeskWords): string {
  const texts = [quotation.description, quotation.note].filter((one) => one !== null);
  if (texts.length === 0) return '';
  return `<section class="card"><h2>${say('desk.wish')}</h2>${texts.map(paragraphs).join('')}</section>`;
}

/** Renders an offer that can no longer be changed. */
function offered({ quotation, items }: StoredQuotation, { say, euro }: DeskWords): string {
  if (items.length === 0) return '';
  const isNet = quotation.basis === 'net';
  const rows = items.map((item) => {
    const line = isNet ? item.lineNet : item.lineGross;
    return `<li class="line"><span><strong>${item.quantity} × ${text(item.name)}</strong><br><span class="muted">${text(item.number)}</span></span>${line === null ? '' : `<strong class="amount">${euro(line)}</strong>`}</li>`;
  });
  const sum = isNet ? quotation.net : quotation.gross;
  const total =
    sum === null
      ? ''
      : `<p class="line"><strong>${say(`desk.sum.${quotation.basis}`)}</strong><strong class="amount">${euro(sum)}</strong></p>`;
  return `<section class="card"><h2>${say('desk.lines')}</h2><ul class="lines">${rows.join('')}</ul>${total}</section>`;
}

const open = (id: string, act: string, version: number) =>
  `<form method="post" action="${deskPath}/${encodeURIComponent(id)}/${act}" class="stack"><input type="hidden" name="version" value="${version}">`;

/** Renders the form for prices, lines and validity: a row per line, and empty rows for new ones. */
function offerForm(shown: Shown, words: DeskWords): string {
  const { stored, today, typed } = shown;
  const { quotation, items } = stored;
  const { say } = words;
  const mine = typed?.act === 'offer' ? typed : undefined;
  const count = items.length + addedLines;
  const rows = Array.from({ length: count }, (_, index) => lineRow(index, items[index], shown, words, mine));
  const until = mine?.form.get('validUntil') ?? quotation.validUntil ?? addDays(today, usualDays);
  const note = mine?.form.get('offerNote') ?? quotation.offerNote ?? '';
  const wrong = mine?.result.field;
  return `<section class="card"><h2>${say('desk.offer')}</h2><p class="muted">${say(`desk.prices.${quotation.basis}`)}</p>
${open(quotation.id, 'offer', quotation.version)}<input type="hidden" name="count" value="${count}">
<ul class="lines">${rows.join('\n')}</ul>
<label>${say('desk.until')}<input type="date" name="validUntil" required value="${text(until < today ? addDays(today, usualDays) : until)}"${invalid(wrong === 'validUntil')}></label>
<label>${say('desk.offer-note')}<textarea name="offerNote" rows="3" maxlength="2000"${invalid(wrong === 'offerNote')}>${text(note)}</textarea></label>
<button class="primary">${say(quotation.state === 'offered' ? 'desk.offer-again' : 'desk.make-offer')}</button></form></section>`;
}

const invalid = (isWrong: boolean) => (isWrong ? ' aria-invalid="true" autofocus' : '');

function lineRow(
  index: number,
  item: QuotationItemRow | undefined,
  { stored: { quotation } }: Shown,
  { say, euro, language }: DeskWords,
  typed: Typed | undefined,
): string {
  const isNet = quotation.basis === 'net';
  const name = (field: string) => `line.${index}.${field}`;
  const wrong = typed?.result.field?.split('.');
  const isWrong = (field: string) =>
    wrong?.[0] === 'lines' && typed?.places[Number(wrong[1])] === index && wrong[2] === field;
  const list = item && (isNet ? item.listNet : item.listGross);
  const unit = item && ((isNet ? item.unitNet : item.unitGross) ?? list);
  const value = (field: string, known: string) => text(typed?.form.get(name(field)) ?? known);
  const amount = unit === undefined ? '' : plainAmount(unit, language);
  const head = item
    ? `<input type="hidden" name="${name('item')}" value="${text(item.id)}"><p><strong>${text(item.name)}</strong><br><span class="muted">${text(item.number)} · ${say('desk.list-price')} ${euro(list ?? 0)}</span>${item.note ? `<br><em>${text(item.note)}</em>` : ''}</p>`
    : `<label>${say('desk.article-number')}<input name="${name('article')}" maxlength="60" value="${value('article', '')}"${invalid(isWrong('articleNumber'))}></label>`;
  const isDropped = typed?.form.has(name('drop')) ?? false;
  const drop = item
    ? `<label class="check"><input type="checkbox" name="${name('drop')}"${isDropped ? ' checked' : ''}>${say('desk.drop')}</label>`
    : '';
  return `<li class="edit">${head}<div class="fields">
<label>${say('desk.quantity')}<input name="${name('quantity')}" inputmode="numeric" maxlength="6" value="${value('quantity', item ? String(item.quantity) : '1')}"${invalid(isWrong('quantity'))}></label>
<label>${say('desk.unit-price')}<input name="${name('unit')}" inputmode="decimal" maxlength="16" value="${value('unit', amount)}"${invalid(isWrong('unit'))}></label>
<label class="wide">${say('desk.line-note')}<input name="${name('note')}" maxlength="200" value="${value('note', item?.offerNote ?? '')}"${invalid(isWrong('offerNote'))}></label>${drop}
</div></li>`;
}

/** Formats an amount without its currency, as the form accepts it. */
const plainAmount = (cents: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false }).format(cents / 100);

function comments({ stored, typed }: Shown, { say, time }: DeskWords, mayWrite: boolean): string {
  const { quotation } = stored;
  const told = stored.comments.map(
    ({ author, at, isFromCustomer, text: words }) =>
      `<li class="${isFromCustomer ? 'theirs' : 'ours'}"><p class="muted">${text(author)} · ${time(at)}</p>${paragraphs(words)}</li>`,
  );
  const mine = typed?.act === 'comment' ? typed : undefined;
  const form = `${open(quotation.id, 'comment', quotation.version)}<label>${say('desk.message')}<textarea name="text" rows="3" required maxlength="2000"${invalid(Boolean(mine))}>${text(mine?.form.get('text') ?? '')}</textarea></label><button>${say('desk.send')}</button></form>`;
  if (told.length === 0 && !mayWrite) return '';
  return `<section class="card"><h2>${say('desk.messages')}</h2>${told.length > 0 ? `<ul class="talk">${told.join('')}</ul>` : ''}${mayWrite ? form : ''}</section>`;
}

const plainForm = ({ stored: { quotation } }: Shown, { say }: DeskWords, act: 'prepare'): string =>
  `<section class="card">${open(quotation.id, act, quotation.version)}<p class="muted">${say('desk.prepare-hint')}</p><button>${say('desk.prepare')}</button></form></section>`;

function cancelForm({ stored: { quotation }, typed }: Shown, { say }: DeskWords): string {
  const mine = typed?.act === 'cancel' ? typed : undefined;
  return `<section class="card"><details${mine ? ' open' : ''}><summary>${say('desk.cancel')}</summary>${open(quotation.id, 'cancel', quotation.version)}<label>${say('desk.reason')}<textarea name="reason" rows="3" required maxlength="2000"${invalid(Boolean(mine))}>${text(mine?.form.get('reason') ?? '')}</textarea></label><button class="danger">${say('desk.cancel')}</button></form></details></section>`;
}
