import type { secondFactorsContract } from '@foyer/contract/second-factors/second-factors.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import {
  removeSecondFactor,
  renameSecondFactor,
  renewRecoveryCodes,
} from './change-second-factors.service.ts';
import { getSecondFactorDemand, updateSecondFactorDemand } from './demand.service.ts';
import { listSecondFactors } from './list-second-factors.service.ts';
import { beginPasskey, confirmPasskey } from './set-up-passkey.service.ts';
import { beginTotp, confirmTotp } from './set-up-totp.service.ts';

/** What completes a sign-in is the session's. */
type Own = Exclude<keyof typeof secondFactorsContract, `${string}SignIn`>;

const secondFactorsRoutes: Handlers<Own> = {
  listSecondFactors,
  beginTotp,
  confirmTotp,
  beginPasskey,
  confirmPasskey,
  renameSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  getSecondFactorDemand,
  updateSecondFactorDemand,
};

/** What takes a password hashes, which must not hold a transaction. */
export const secondFactorsFeature = defineFeature({
  routes: secondFactorsRoutes,
  ownTransaction: [
    ...(['beginTotp', 'beginPasskey', 'removeSecondFactor', 'renewRecoveryCodes'] as const),
    'updateSecondFactorDemand',
  ],
});
