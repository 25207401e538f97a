import type { Call } from '../call.ts';

/** What every call of a sign-in has. */
export type SignInContext = Pick<
  Call,
  'db' | 'config' | 'now' | 'clientAddress' | 'requestId' | 'security' | 'userAgent'
>;
