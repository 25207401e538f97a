import type { CallContext } from '../../http/call-context.ts';
import { refusedPage } from './desk-pages.ts';

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Returns a page of the desk as a response. */
export function deskPage({ language }: CallContext, body: string, status = 200, headers = {}): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': policy,
      ...headers,
    },
  });
}

/** Returns the page for an address that does not exist. */
export const missingPage = (call: CallContext): Response =>
  deskPage(call, refusedPage(call.language, 'desk.missing'), 404);

export const goTo = (path: string, headers = {}): Response =>
  new Response(null, { status: 303, headers: { location: path, ...headers } });
