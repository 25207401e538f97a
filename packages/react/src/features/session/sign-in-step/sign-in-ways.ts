import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import type { ApiError, Result, SignedInTokens } from '@foyer/core';

/** What a step is about. */
export type SignInWay = 'totp' | 'passkey' | 'recovery_code' | 'choose' | 'new-app' | 'new-passkey';

/** What every way of going on needs. */
export interface WayProps {
  readonly challenge: string;
  readonly orEnd: <T, C extends string>(answer: Result<T, C>) => Result<T, C>;
  readonly onTokens: (answer: SignedInTokens) => void;
}

/** The answer to an enrolment: tokens that wait until somebody has kept their recovery codes. */
export interface Enrolled extends SignedInTokens {
  readonly recoveryCodes: readonly string[];
}

/** What the ways to set up a second factor need. */
export interface EnrolProps extends Omit<WayProps, 'onTokens'> {
  readonly onEnrolled: (answer: Enrolled) => void;
  readonly onBack: () => void;
}

/** What is shown first. */
export function firstWay({ methods, enrolment }: SignInChallenge): SignInWay {
  if (methods.length === 0 && enrolment.length > 0) return 'choose';
  return methods.find((method) => method === 'totp') ?? methods[0] ?? 'recovery_code';
}

/** What the way back to the password is for: with these no step of this sign-in can succeed any more. */
const endings: readonly string[] = [
  'challenge_expired',
  'account_locked',
  'account_inactive',
  'account_not_accepted',
  'account_of_other_brand',
  'second_factor_exists',
];
export const isEnding = ({ code }: Pick<ApiError, 'code'>): boolean => endings.includes(code);

/** The time for the step is over, by the browser's watch. */
export const timeIsOver: ApiError = {
  ...{ code: 'challenge_expired', status: 410, requestId: null, retryAfter: null, fields: [] },
};
