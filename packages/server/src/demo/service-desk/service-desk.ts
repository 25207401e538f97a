import { businessDay } from '@foyer/contract';
import { readAnyQuotation } from '../../domain/quotations/quotation.repo.ts';
import {
  cancelQuotation,
  commentOnQuotation,
  prepareQuotation,
} from '../../domain/quotations/staff/answer-request.service.ts';
import { readCustomerName, readDesk } from '../../domain/quotations/staff/desk-list.repo.ts';
import { deskPath } from '../../domain/quotations/staff/desk-path.ts';
import { makeOffer } from '../../domain/quotations/staff/make-offer.service.ts';
import type { ServiceResult } from '../../domain/quotations/staff/service-actor.ts';
import { readOpenRequests } from '../../domain/use-cases/staff/open-requests.repo.ts';
import type { CallContext } from '../../http/call-context.ts';
import type { BoundEndpoint } from '../../http/pipeline/endpoints.ts';
import { runEndpoint } from '../../http/pipeline/run-endpoint.ts';
import type { ServerDependencies } from '../../http/server-dependencies.ts';
import { revokeFamily } from '../../security/sessions.repo.ts';
import { offerOf, readForm, versionOf } from './desk-form.ts';
import { listPage, refusedPage, signInPage } from './desk-pages.ts';
import { deskPage, goTo, missingPage } from './desk-response.ts';
import { type DeskVisitor, deskCookie, isOwnForm, visitorOf } from './desk-session.ts';
import { deskStyle } from './desk-style.ts';
import { quotationPage, type Typed } from './quotation-page.ts';
import { requestDeskAnswer } from './request-desk.ts';

/** Parts of the server that the desk uses: the sign-in is the API's own, with its limits and its records. */
export interface Desk {
  readonly dependencies: ServerDependencies;
  readonly login: BoundEndpoint;
}

/**
 * Answers requests for the demo's service desk, where the service answers requests for quotations and asks about self-service requests.
 * Never in production.
 */
export async function serviceDeskAnswer(call: CallContext, desk: Desk): Promise<Response> {
  const { request, url, language } = call;
  const [first = '', act, ...more] = url.pathname.slice(deskPath.length + 1).split('/');
  if (first === 'style.css' && act === undefined)
    return new Response(deskStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } });
  const isForm = request.method === 'POST';
  if (isForm && !isOwnForm(call, desk.dependencies.config.publicUrl))
    return deskPage(call, refusedPage(language, 'desk.foreign-form'), 403);
  if (isForm && first === 'sign-in') return signIn(call, desk);
  const visitor = await visitorOf(call, desk.dependencies);
  if (!visitor)
    return deskPage(
      call,
      signInPage(language, workIn(first === 'requests' ? `requests/${act}` : first)),
      isForm ? 401 : 200,
    );
  if (isForm && first === 'sign-out') return signOut(call, desk, visitor);
  if (first === '') return list(call, desk, visitor);
  if (first === 'requests')
    return requestDeskAnswer(call, desk.dependencies, visitor, act === undefined ? [] : [act, ...more]);
  if (more.length > 0 || (act !== undefined && !isForm)) return missingPage(call);
  return isForm ? perform(call, desk, visitor, first, act ?? '') : show(call, desk, visitor, first);
}

/** Returns the path of a quotation or a request in a link of a mail; an empty text for anything else. */
const workIn = (to: string | null): string =>
  to && /^(?:requests\/)?(?!sign-)[\w-]{1,64}$/.test(to) && to !== 'requests' ? to : '';

/** Signs in through the API's endpoint; refuses everyone who may not impersonate customers. */
async function signIn(call: CallContext, { dependencies, login }: Desk): Promise<Response> {
  const form = await readForm(call.request);
  const username = form.get('username') ?? '';
  const to = workIn(form.get('to'));
  const request = new Request(new URL('/api/portal/security/login', call.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: form.get('password') ?? '' }),
  });
  const inner = { ...call, request, url: new URL(request.url) };
  const answer = await runEndpoint(login, inner, {}, dependencies).catch(() => null);
  const refuse = () => deskPage(call, signInPage(call.language, to, { username }), 403);
  if (!answer?.ok) return refuse();
  const { tokens } = (await answer.json()) as { tokens: { mode: string; token: string }[] };
  const token = tokens.find(({ mode }) => mode === 'b2b')?.token ?? null;
  const visitor = token && (await visitorOf(call, dependencies, token));
  if (!token || !visitor) return refuse();
  return goTo(to === '' ? deskPath : `${deskPath}/${to}`, {
    'set-cookie': deskCookie(token, dependencies.config.publicUrl),
  });
}

async function signOut(
  call: CallContext,
  { dependencies }: Desk,
  { sessionId }: DeskVisitor,
): Promise<Response> {
  await revokeFamily(dependencies.db, sessionId, 'logout', call.now);
  return goTo(deskPath, { 'set-cookie': deskCookie(null, dependencies.config.publicUrl) });
}

async function list(
  call: CallContext,
  { dependencies: { db } }: Desk,
  visitor: DeskVisitor,
): Promise<Response> {
  const work = { quotations: await readDesk(db), requests: await readOpenRequests(db) };
  return deskPage(call, listPage(call.language, visitor, work, businessDay(call.now)));
}

async function show(
  call: CallContext,
  { dependencies: { db } }: Desk,
  visitor: DeskVisitor,
  id: string,
  typed?: Typed,
): Promise<Response> {
  const { language, url, now } = call;
  const stored = await readAnyQuotation(db, id);
  if (!stored) return missingPage(call);
  const customer = await readCustomerName(db, stored.quotation);
  const today = businessDay(now);
  const isDone = url.searchParams.has('done');
  const body = quotationPage(language, visitor, { stored, customer, today, isDone, typed });
  return deskPage(call, body, typed ? 422 : 200);
}

async function perform(
  call: CallContext,
  desk: Desk,
  visitor: DeskVisitor,
  id: string,
  act: string,
): Promise<Response> {
  const { db, mail, config } = desk.dependencies;
  const form = await readForm(call.request);
  const { name, email } = visitor;
  const context = { db, mail, publicUrl: config.publicUrl, actor: { name, email }, now: call.now };
  const seen = { id, version: versionOf(form) };
  const offer = offerOf(form);
  const acts: Readonly<Record<string, () => Promise<ServiceResult>>> = {
    prepare: () => prepareQuotation(context, seen),
    comment: () => commentOnQuotation(context, seen, form.get('text') ?? ''),
    cancel: () => cancelQuotation(context, seen, form.get('reason') ?? ''),
    offer: () => makeOffer(context, seen, offer),
  };
  const work = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (!work) return missingPage(call);
  const result = await work();
  if (result.ok) return goTo(`${deskPath}/${encodeURIComponent(id)}?done`);
  return show(call, desk, visitor, id, { act, form, result, places: offer.places });
}
