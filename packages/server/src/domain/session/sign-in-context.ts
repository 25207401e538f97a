import type { Call } from '../call.ts';

/** Context of every call of a sign-in. */
export type SignInContext = Pick<
  Call,
  'db' | 'config' | 'now' | 'clientAddress' | 'requestId' | 'security' | 'userAgent'
>;
