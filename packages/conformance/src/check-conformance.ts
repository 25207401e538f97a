import { checkBodies } from './body-checks.ts';
import { checkPartners } from './check-partners.ts';
import { createClient } from './client.ts';
import { checkOauth } from './oauth-checks.ts';
import { checkPublic, signIn } from './public-checks.ts';
import { checkReads, type KnownParams } from './read-checks.ts';
import { createReporter, type Report } from './report.ts';
import { checkSecondFactors } from './second-factor-checks.ts';
import { checkTicketEvents } from './ticket-event-checks.ts';
import { checkTokens } from './token-checks.ts';

/** What to check, and as whom. */
export interface CheckOptions {
  /** Where the backend answers, without `/api/portal`: `https://portal.example`. */
  readonly baseUrl: string;
  /** @default the global fetch */
  readonly fetch?: typeof fetch;
  /** An account of the backend. Without one, what needs a session is skipped. */
  readonly credentials?: { readonly username: string; readonly password: string };
  /**
   * Parameters that no read gives, by operation: `{ getInvitation: { token } }` with the token of a link that a mail
   * carried. Without them those reads are skipped.
   */
  readonly params?: KnownParams;
  /** How many milliseconds an answer may take. @default 30_000, so that it is never the load of a machine that is judged */
  readonly timeout?: number;
}

/**
 * Tells whether a backend speaks the contract, from outside. Nothing is created or changed: what is sent is either a
 * read or faulty on purpose; but for a sign-in at a tool, which its second exchange ends.
 */
export async function checkConformance({
  baseUrl,
  fetch: fetcher,
  credentials,
  params,
  timeout = 30_000,
}: CheckOptions): Promise<Report> {
  const client = createClient(baseUrl, fetcher ?? fetch, timeout);
  const reporter = createReporter();
  await checkPublic(client, reporter);
  await checkTokens(client, reporter);
  await checkSecondFactors(client, reporter);
  await checkPartners(client, reporter);
  const token = await signIn(client, reporter, credentials);
  await checkBodies(client, reporter, token);
  await checkReads(client, reporter, token, params);
  await checkTicketEvents(client, reporter, token);
  await checkOauth(client, reporter, token);
  return reporter.finish();
}
