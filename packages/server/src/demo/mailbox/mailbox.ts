import type { Database } from '../../db/client.ts';
import type { Language } from '../../domain/languages/language.ts';
import type { CallContext } from '../../http/call-context.ts';
import { mailboxPath } from '../../http/demo-pages.ts';
import { findMail, listMails } from '../../mail/outbox.repo.ts';
import { listPage, mailboxStyle, mailPage, missingPage } from './mailbox-page.ts';

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Policy of a mail's own HTML, shown alone: without scripts, requests, forms, or an origin. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Answers requests for the demo's mailbox: every mail that the server wrote, sent or not. Never in production. */
export async function mailboxAnswer({ url, language }: CallContext, db: Database): Promise<Response> {
  const [id, view, ...more] = url.pathname.slice(mailboxPath.length + 1).split('/');
  if (!id) return html(listPage(await listMails(db, 200), language), language);
  if (id === 'style.css' && view === undefined)
    return new Response(mailboxStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } });
  const mail = more.length === 0 ? await findMail(db, id) : undefined;
  if (mail && view === undefined) return html(mailPage(mail, language), language);
  if (mail?.html && view === 'html') return html(mail.html, language, sandbox);
  return html(missingPage(language), language, policy, 404);
}

const html = (body: string, language: Language, csp = policy, status = 200): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': csp,
    },
  });
