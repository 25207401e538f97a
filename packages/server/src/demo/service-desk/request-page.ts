import { deskPath } from '../../domain/quotations/staff/desk-path.ts';
import { requestName } from '../../domain/use-cases/name/request-name.ts';
import {
  type AskResult,
  longestQuestion,
  mayAsk,
} from '../../domain/use-cases/staff/ask-customer.service.ts';
import type { OpenRequest } from '../../domain/use-cases/staff/open-requests.repo.ts';
import { requestDeskPath } from '../../domain/use-cases/staff/request-desk-path.ts';
import type { StoredSubmission } from '../../domain/use-cases/submission-detail.repo.ts';
import { shownValues } from '../../domain/use-cases/submission-view.ts';
import { escapeHtml as text } from '../../mail/escape-html.ts';
import { type DeskText, type DeskWords, frame } from './desk-words.ts';

/** A refused question with its typed text. */
export interface TypedQuestion {
  readonly question: string;
  readonly result: Exclude<AskResult, { readonly ok: true }>;
}

interface Shown {
  readonly stored: StoredSubmission;
  readonly customer: { readonly company: string | null; readonly brand: string; readonly email: string };
  readonly isDone: boolean;
  readonly typed: TypedQuestion | undefined;
}

const badge = (state: OpenRequest['state'], { say }: DeskWords): string =>
  `<span class="badge${state === 'received' ? ' requested' : ''}">${say(`desk.request-state-${state}`)}</span>`;

/** Renders the unsettled requests of all customers as a section of the desk's overview. */
export function requestSection(requests: readonly OpenRequest[], words: DeskWords): string {
  const { say } = words;
  const entries = requests.map((request) => entry(request, words));
  return `<section><h2>${say('desk.requests')} <span class="count">${requests.length}</span></h2>
${requests.length === 0 ? `<p class="muted">${say('desk.nothing')}</p>` : `<ul class="cards">${entries.join('\n')}</ul>`}</section>`;
}

function entry(request: OpenRequest, words: DeskWords): string {
  const { say, time, language } = words;
  const { id, number, kind, state, company, requestedBy, submittedAt } = request;
  return `<li><a class="card entry" href="${requestDeskPath(id)}">
<span class="row"><strong>${text(number)}</strong>${badge(state, words)}</span>
<span class="what">${text(requestName(language, kind))}</span>
<span class="muted">${company === null ? say('desk.private') : text(company)} · ${text(requestedBy)}</span>
<span class="muted">${time(submittedAt)}</span>
</a></li>`;
}

/** Renders a request with its values, files and messages, and the form for a question to the customer. */
export function requestPage(words: DeskWords, visitor: { readonly name: string }, shown: Shown): string {
  const { say, language } = words;
  const { stored, isDone, typed } = shown;
  const { submission } = stored;
  const notice = typed
    ? `<p class="alert" role="alert">${say(`desk.refused.${typed.result.code}`)}</p>`
    : isDone
      ? `<p class="notice" role="status">${say('desk.done')}</p>`
      : '';
  const body = [
    `<p><a href="${deskPath}">${say('desk.back')}</a></p>`,
    `<h1>${text(requestName(language, submission.kind))} ${badge(submission.state, words)}</h1>`,
    notice,
    `<div class="columns"><div class="stack">`,
    conversation(shown, words),
    `</div><div class="stack">`,
    facts(shown, words),
    values(stored, words),
    `</div></div>`,
  ];
  return frame(words, text(submission.number), body.join('\n'), visitor);
}

function facts({ stored: { submission }, customer }: Shown, { say, time }: DeskWords): string {
  const rows: [DeskText, string][] = [
    ['desk.request-number', text(submission.number)],
    ['desk.customer', customer.company === null ? say('desk.private') : text(customer.company)],
    ['desk.request-sender', text(customer.email)],
    ['desk.brand', text(customer.brand)],
    ['desk.requested-at', time(submission.submittedAt)],
  ];
  return `<section class="card"><dl>${rows.map(([id, value]) => `<dt>${say(id)}</dt><dd>${value}</dd>`).join('')}</dl></section>`;
}

/** Renders the submitted values under the names of the contract, with the names of the files. */
function values({ submission, files }: StoredSubmission, { say }: DeskWords): string {
  const rows = Object.entries(shownValues(submission.payload)).map(([name, value]) => {
    const written = typeof value === 'object' && value !== null ? JSON.stringify(value, null, 1) : value;
    return `<dt>${text(name)}</dt><dd class="written">${text(String(written))}</dd>`;
  });
  const names = files.map(({ name }) => `<li>${text(name)}</li>`);
  return `<section class="card"><h2>${say('desk.request-values')}</h2><dl>${rows.join('')}</dl>${names.length > 0 ? `<ul>${names.join('')}</ul>` : ''}</section>`;
}

function conversation({ stored, typed }: Shown, { say, time }: DeskWords): string {
  const { submission, messages, files } = stored;
  const told = messages.map(({ id, author, isFromCustomer, text: words, at }) => {
    const own = files.filter(({ messageId }) => messageId === id).map(({ name }) => text(name));
    const attached = own.length > 0 ? `<p class="muted">${own.join(', ')}</p>` : '';
    return `<li class="${isFromCustomer ? 'theirs' : 'ours'}"><p class="muted">${text(author)} · ${time(at)}</p><p class="written">${text(words)}</p>${attached}</li>`;
  });
  const list = told.length > 0 ? `<ul class="talk">${told.join('')}</ul>` : '';
  const form = `<form method="post" action="${requestDeskPath(submission.id)}/ask" class="stack"><label>${say('desk.question')}<textarea name="text" rows="4" required maxlength="${longestQuestion}"${typed ? ' aria-invalid="true" autofocus' : ''}>${text(typed?.question ?? '')}</textarea></label><button class="primary">${say('desk.ask')}</button></form>`;
  const hint = submission.state === 'needs_answer' ? `<p class="muted">${say('desk.awaits-answer')}</p>` : '';
  // a refused question stays visible, so that its text is not lost
  const shown = mayAsk(submission) || typed ? form : hint;
  return list || shown
    ? `<section class="card"><h2>${say('desk.messages')}</h2>${list}${shown}</section>`
    : '';
}
