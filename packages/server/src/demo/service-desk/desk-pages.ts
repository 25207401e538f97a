import type { Language } from '../../domain/languages/language.ts';
import { type StoredQuotation, stateOn } from '../../domain/quotations/quotation-state.ts';
import type { DeskRow, readDesk } from '../../domain/quotations/staff/desk-list.repo.ts';
import { deskPath } from '../../domain/quotations/staff/desk-path.ts';
import type { OpenRequest } from '../../domain/use-cases/staff/open-requests.repo.ts';
import { escapeHtml as text } from '../../mail/escape-html.ts';
import { type DeskText, type DeskWords, frame, wordsOf } from './desk-words.ts';
import { requestSection } from './request-page.ts';

/** Renders the sign-in form, which leads to the quotation or request `to`; keeps the user name after a refused attempt. */
export function signInPage(language: Language, to: string, refused?: { readonly username: string }): string {
  const words = wordsOf(language);
  const { say } = words;
  return frame(
    words,
    say('desk.sign-in'),
    `<section class="card narrow"><h1>${say('desk.sign-in')}</h1>
<p class="muted">${say('desk.sign-in-hint')}</p>
${refused ? `<p class="alert" role="alert">${say('desk.sign-in-refused')}</p>` : ''}
<form method="post" action="${deskPath}/sign-in" class="stack">
${to === '' ? '' : `<input type="hidden" name="to" value="${text(to)}">`}
<label>${say('desk.username')}<input name="username" autocomplete="username" required maxlength="254" value="${text(refused?.username ?? '')}"></label>
<label>${say('desk.password')}<input name="password" type="password" autocomplete="current-password" required maxlength="200"></label>
<button class="primary">${say('desk.sign-in')}</button>
</form></section>`,
  );
}

/** Renders a sentence that explains why the page is not available. */
export function refusedPage(language: Language, why: DeskText): string {
  const words = wordsOf(language);
  const { say } = words;
  return frame(
    words,
    say(why),
    `<section class="card narrow"><h1>${say(why)}</h1><p><a href="${deskPath}">${say('desk.back')}</a></p></section>`,
  );
}

/** Work of the service: quotations by their stage, and self-service requests. */
export interface DeskWork {
  readonly quotations: Awaited<ReturnType<typeof readDesk>>;
  readonly requests: readonly OpenRequest[];
}

/** Renders all quotations and the open requests; of the quotations those that wait for the service first. */
export function listPage(
  language: Language,
  visitor: { readonly name: string },
  work: DeskWork,
  today: string,
): string {
  const words = wordsOf(language);
  const { say } = words;
  const groups = (['waiting', 'offered', 'ended'] as const).map((name) => {
    const rows = work.quotations[name];
    return `<section><h2>${say(`desk.${name}`)} <span class="count">${rows.length}</span></h2>
${rows.length === 0 ? `<p class="muted">${say('desk.nothing')}</p>` : `<ul class="cards">${rows.map((row) => entry(row, words, today)).join('\n')}</ul>`}</section>`;
  });
  return frame(
    words,
    say('desk.quotations'),
    `<h1>${say('desk.quotations')}</h1>\n${groups.join('\n')}\n${requestSection(work.requests, words)}`,
    visitor,
  );
}

function entry(row: DeskRow, words: DeskWords, today: string): string {
  const { say, euro, dayOf, time } = words;
  const amount = row.basis === 'net' ? row.net : row.gross;
  const what = row.title ?? row.preview.join(', ');
  return `<li><a class="card entry" href="${deskPath}/${encodeURIComponent(row.id)}">
<span class="row"><strong>${text(row.number)}</strong>${badge(row, today, words)}${row.isAsked ? `<span class="badge asked">${say('desk.asked')}</span>` : ''}</span>
<span class="what">${text(what)}</span>
<span class="muted">${row.company === null ? say('desk.private') : text(row.company)} · ${text(row.requestedBy)} · ${text(row.brand)}</span>
<span class="row muted"><span>${time(row.requestedAt)}</span>${row.validUntil ? `<span>${say('desk.until')} ${dayOf(row.validUntil)}</span>` : ''}${amount === null ? '' : `<strong class="amount">${euro(amount)}</strong>`}</span>
</a></li>`;
}

/** Renders a state as text and colour; for a quotation that ended without an order also who ended it. */
export function badge(
  row: StoredQuotation & Pick<DeskRow, 'cancelledBy'>,
  today: string,
  { say }: DeskWords,
): string {
  const state = stateOn(row, today);
  const by = row.cancelledBy;
  return `<span class="badge ${state}">${say(by ? `desk.cancelled-by-${by}` : `desk.state-${state}`)}</span>`;
}
