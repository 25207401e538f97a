import type { CallInput, Contract } from '@foyer/contract';
import { useSdk } from '../../../provider/foyer-context.ts';

type Body = CallInput<Contract['updateExtendedOnboarding']>['body'];

/** Returns a function that saves a step of the company. */
export function useSaveCompanyStep() {
  const sdk = useSdk();
  return (body: Body, send: { idempotencyKey: string }) =>
    sdk.call('updateExtendedOnboarding', { body, ...send });
}
