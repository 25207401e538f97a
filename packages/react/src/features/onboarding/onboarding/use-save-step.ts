import type { CallInput, Contract } from '@foyer/contract';
import { useState } from 'react';
import type { TransferOptions } from '../../../form/use-transfer.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { createIdempotencyKeys } from '../../../provider/idempotency-keys.ts';

type Body = CallInput<Contract['updateOnboarding']>['body'];
type Files = CallInput<Contract['updateOnboarding']>['files'];

/** Returns a function that saves a personal step. The idempotency key covers its files too. */
export function useSaveStep() {
  const sdk = useSdk();
  const [keys] = useState(createIdempotencyKeys);
  return async (body: Body, files: Files = {}, options?: TransferOptions) => {
    const idempotencyKey = keys.keyFor({ body, files });
    const answer = await sdk.call('updateOnboarding', {
      body,
      files,
      idempotencyKey,
      ...options,
    });
    keys.settle(answer);
    return answer;
  };
}
