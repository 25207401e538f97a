import { API_ROOT } from '@foyer/contract/routes';
import { ticketEventsPath } from '@foyer/contract/tickets/ticket-events';
import * as v from 'valibot';
import type { Answer, Client } from './client.ts';
import type { Reporter } from './report.ts';
import { describe, expectProblem } from './verdicts.ts';

/** Path that requests only one event, with an unknown position, so that the event comes at once. */
const path = `${API_ROOT}${ticketEventsPath}?once=1&known=foyer-conformance`;
const notOffered = { skip: 'not offered: pages poll tickets every 30 seconds' } as const;
const isAbsent = ({ status }: Answer): boolean => [404, 405, 501].includes(status);

/** Checks the extension that reports changed tickets to pages at once; a backend may omit it. */
export async function checkTicketEvents(
  client: Client,
  { check }: Reporter,
  token: string | null,
): Promise<void> {
  await check('tickets/events without a token answers 401', async () => {
    const answer = await client.send(path);
    return isAbsent(answer) ? notOffered : expectProblem(answer, 'unauthenticated');
  });
  await check('tickets/events reports changed tickets', async () => {
    if (token === null) return { skip: 'no credentials' };
    const answer = await client.send(path, { headers: { authorization: `Bearer ${token}` } });
    if (isAbsent(answer)) return notOffered;
    if (answer.status === 403) return { skip: 'the account has no permission' };
    if (answer.status !== 200) return `status ${answer.status}`;
    if (answer.mediaType !== 'text/event-stream') return `"${answer.mediaType}", not text/event-stream`;
    return judgeEvents(answer.text);
  });
}

const knownSchema = v.pipe(v.string(), v.parseJson(), v.object({ known: v.pipe(v.string(), v.nonEmpty()) }));
const changedSchema = v.pipe(v.string(), v.parseJson(), v.object({ ticketId: v.nullable(v.string()) }));

function judgeEvents(text: string): string | null {
  const dataOf = (name: string) =>
    text
      .split(/\r\n\r\n|\n\n/)
      .find((event) => event.includes(`event: ${name}`))
      ?.match(/^data: ?(.*)$/m)?.[1];
  const known = v.safeParse(knownSchema, dataOf('known'));
  if (!known.success) return `event known: ${describe(known.issues)}`;
  const changed = v.safeParse(changedSchema, dataOf('changed'));
  return changed.success ? null : `event changed: ${describe(changed.issues)}`;
}
