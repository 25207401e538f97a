import type { FoyerSdk } from '../sdk/sdk.ts';
import type { SignedInTokens } from '../session/session.ts';
import type { PageSignIn } from './page-sign-in.ts';
import { type ErrorReport, placeOf } from './report-failure.ts';

/** Milliseconds within which a page must provide a code. */
const codeTimeout = 10_000;

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(
      () => reject(new Error(`getToken has not answered within ${codeTimeout / 1000} s`)),
      codeTimeout,
    );
  });

/** Reports to the page's developer, by the console and `foyer-error`, that their callback failed. */
function tellFailed({ options }: FoyerSdk, error: unknown): void {
  console.error("Foyer: getToken failed, so the page's user was not signed in.", error);
  const detail: ErrorReport = {
    version: 1,
    kind: 'api',
    code: 'get-token-failed',
    requestId: null,
    status: null,
    operation: 'getToken',
    tag: null,
    error,
    ...placeOf(options),
  };
  globalThis.document?.dispatchEvent(new CustomEvent('foyer-error', { detail }));
}

/**
 * Gets a code from the page and exchanges it. Returns null where nobody is signed in on the page, and `refused` where the page failed
 * (reported by `foyer-error`) or the server did not accept the code.
 */
export async function askPage(
  sdk: FoyerSdk,
  { getToken }: PageSignIn,
): Promise<SignedInTokens | null | 'refused'> {
  let code: string | null;
  try {
    code = await Promise.race([getToken(), tooLate()]);
  } catch (error) {
    tellFailed(sdk, error);
    return 'refused';
  }
  if (!code) return null;
  const { brand } = sdk.options;
  const answer = await sdk.call('finishPartnerSignIn', { body: { code }, query: brand ? { brand } : {} });
  if (answer.ok) return answer.value;
  const { code: why, requestId } = answer.error;
  console.error(`Foyer: the server did not sign in the page's user: ${why}, request ${requestId}.`);
  return 'refused';
}
