import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import type { ApiError, Result, SignedInTokens } from '@foyer/core';

/** Subject of a sign-in step. */
export type SignInWay = 'totp' | 'passkey' | 'recovery_code' | 'choose' | 'new-app' | 'new-passkey';

/** Props of every sign-in method. */
export interface WayProps {
  readonly challenge: string;
  readonly orEnd: <T, C extends string>(answer: Result<T, C>) => Result<T, C>;
  readonly onTokens: (answer: SignedInTokens) => void;
}

/** The answer to an enrolment: tokens that are used once the user has confirmed the recovery codes. */
export interface Enrolled extends SignedInTokens {
  readonly recoveryCodes: readonly string[];
}

/** Props of the steps that set up a second factor. */
export interface EnrolProps extends Omit<WayProps, 'onTokens'> {
  readonly onEnrolled: (answer: Enrolled) => void;
  readonly onBack: () => void;
}

/** Returns the first step of a sign-in. */
export function firstWay({ methods, enrolment }: SignInChallenge): SignInWay {
  if (methods.length === 0 && enrolment.length > 0) return 'choose';
  return methods.find((method) => method === 'totp') ?? methods[0] ?? 'recovery_code';
}

/** Error codes that return to the password, because no step of this sign-in can succeed any more. */
const endings: readonly string[] = [
  'challenge_expired',
  'account_locked',
  'account_inactive',
  'account_not_accepted',
  'account_of_other_brand',
  'second_factor_exists',
];
export const isEnding = ({ code }: Pick<ApiError, 'code'>): boolean => endings.includes(code);

/** Error of a step whose time is over according to the browser. */
export const timeIsOver: ApiError = {
  code: 'challenge_expired',
  status: 410,
  requestId: null,
  retryAfter: null,
  fields: [],
};
