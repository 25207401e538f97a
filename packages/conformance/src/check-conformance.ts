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

/** Backend to check, and the account to sign in with. */
export interface CheckOptions {
  /** URL of the backend without `/api/portal`: `https://portal.example`. */
  readonly baseUrl: string;
  /** @default the global fetch */
  readonly fetch?: typeof fetch;
  /** An account of the backend. Without one, checks that need a session are skipped. */
  readonly credentials?: { readonly username: string; readonly password: string };
  /**
   * Parameters that no read gives, by operation: `{ getInvitation: { token } }` with the token of a link from a mail. Without them those
   * reads are skipped.
   */
  readonly params?: KnownParams;
  /** Time-out of a response in milliseconds. @default 30_000, long enough that the load of the machine never decides */
  readonly timeout?: number;
}

/**
 * Checks from outside whether a backend conforms to the contract. Nothing that a user would miss is created or changed: every request is a
 * read or deliberately faulty. The exceptions are a sign-in of the given account, two passkey challenges, and sign-ins at a tool, whose
 * tokens the second exchange of the code revokes.
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
