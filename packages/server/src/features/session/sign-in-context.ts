import type { HandlerContext } from '../handler.ts';

/** What every call of a sign-in has. */
export type SignInContext = Pick<
  HandlerContext<'verifySignIn'>,
  'db' | 'config' | 'now' | 'clientAddress' | 'requestId' | 'security' | 'userAgent'
>;
