import { readCustomerName } from '../../domain/quotations/staff/desk-list.repo.ts';
import { askCustomer } from '../../domain/use-cases/staff/ask-customer.service.ts';
import { requestDeskPath } from '../../domain/use-cases/staff/request-desk-path.ts';
import { readAnySubmission } from '../../domain/use-cases/submission-detail.repo.ts';
import type { CallContext } from '../../http/call-context.ts';
import type { ServerDependencies } from '../../http/server-dependencies.ts';
import { readForm } from './desk-form.ts';
import { deskPage, goTo, missingPage } from './desk-response.ts';
import type { DeskVisitor } from './desk-session.ts';
import { wordsOf } from './desk-words.ts';
import { requestPage, type TypedQuestion } from './request-page.ts';

/** Answers the desk's pages about a request: `{id}` shows it, and the form `{id}/ask` asks the customer. */
export async function requestDeskAnswer(
  call: CallContext,
  dependencies: ServerDependencies,
  visitor: DeskVisitor,
  [id = '', act, ...more]: readonly string[],
): Promise<Response> {
  const isForm = call.request.method === 'POST';
  if (more.length > 0 || act !== (isForm ? 'ask' : undefined)) return missingPage(call);
  if (!isForm) return show(call, dependencies, visitor, id);
  const { db, mail, config } = dependencies;
  const question = (await readForm(call.request)).get('text') ?? '';
  const { name, email } = visitor;
  const context = { db, mail, publicUrl: config.publicUrl, actor: { name, email }, now: call.now };
  const result = await askCustomer(context, id, question);
  if (result.ok) return goTo(`${requestDeskPath(id)}?done`);
  return show(call, dependencies, visitor, id, { question, result });
}

async function show(
  call: CallContext,
  { db }: ServerDependencies,
  visitor: DeskVisitor,
  id: string,
  typed?: TypedQuestion,
): Promise<Response> {
  const stored = await readAnySubmission(db, id);
  if (!stored) return missingPage(call);
  const customer = await readCustomerName(db, stored.submission);
  const isDone = call.url.searchParams.has('done');
  const body = requestPage(wordsOf(call.language), visitor, { stored, customer, isDone, typed });
  return deskPage(call, body, typed ? 422 : 200);
}
