import type { TotpSetup } from '@foyer/contract/second-factors/second-factors.schema';
import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import type { PasskeyCreationOptions } from '@foyer/contract/second-factors/webauthn.schema';
import type { ModeToken } from '@foyer/contract/session/session.schema';
import { Secret, TOTP } from 'otpauth';
import { testPassword } from './accounts.ts';
import type { TestServer } from './create-test-server.ts';
import { createAuthenticator } from './software-authenticator.ts';

/** Address of the test portal in which passkeys are made: browsers make them only for host names behind TLS. */
export const passkeyPortal = 'https://portal.foyer.test';

/** Returns the code that an app shows at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Reads an answer: its status, its code where it is a problem, and its body. */
export async function told<T = unknown>(answer: Response | Promise<Response>) {
  const response = await answer;
  const body = (response.status === 204 ? {} : await response.json()) as T & {
    readonly code?: string;
    readonly secondFactor?: SignInChallenge;
    readonly errors?: readonly { readonly path: string; readonly code: string }[];
    readonly tokens?: readonly ModeToken[];
  };
  return { status: response.status, code: body.code, body };
}

/** Returns the steps of signing in and of setting factors up, as a page takes them. */
export function signInSteps(server: TestServer, now: () => Date) {
  const post = <T>(path: string, body: object, token?: string) =>
    told<T>(server.call('POST', path, { body, ...(token && { token }) }));
  const login = (email: string, password = testPassword) => told(server.login(email, password));
  const challengeOf = async (email: string): Promise<SignInChallenge> => {
    const { status, body } = await login(email);
    if (!body.secondFactor) throw new Error(`${email} was not asked for a second factor: ${status}`);
    return body.secondFactor;
  };
  const tokenOf = ({ body }: Awaited<ReturnType<typeof login>>) => body.tokens?.[0]?.token ?? '';
  const verify = (body: object) => post('/security/sign-in/verify', body);
  return {
    post,
    login,
    challengeOf,
    tokenOf,
    verify,
    /** Sets up an app for the signed-in user. */
    async addApp(token: string, password?: string) {
      const begun = await post<TotpSetup>('/user/second-factors/totp/begin', { password }, token);
      const code = codeAt(begun.body.secret, now());
      const done = await post<{ recoveryCodes: string[]; factor: { id: string } }>(
        '/user/second-factors/totp',
        { code },
        token,
      );
      if (done.status !== 200)
        throw new Error(`setting up an app failed: ${begun.status} ${done.status} ${done.code}`);
      return { secret: begun.body.secret, code, ...done.body };
    },
    /** Makes a passkey for the signed-in user. */
    async addPasskey(token: string, authenticator = createAuthenticator(passkeyPortal)) {
      const begun = await post<{ options: PasskeyCreationOptions }>(
        '/user/second-factors/passkey/begin',
        {},
        token,
      );
      const credential = authenticator.make(begun.body.options);
      const done = await post<{ recoveryCodes: string[]; factor: { id: string; name: string } }>(
        '/user/second-factors/passkey',
        { credential },
        token,
      );
      if (done.status !== 200)
        throw new Error(`setting up a passkey failed: ${begun.status} ${done.status} ${done.code}`);
      return { authenticator, ...done.body };
    },
  };
}
